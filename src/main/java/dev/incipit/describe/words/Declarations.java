package dev.incipit.describe.words;

import java.util.regex.Pattern;

/** Recognises headings that declare a function or what a type has from others, as references have them. */
public final class Declarations {
    /** {@code pub async fn acquire(&self) -> Lease}. */
    private static final Pattern FUNCTION = Pattern.compile(
            "^(?:(?:pub|async|unsafe|const|extern|static|export|default|public|private|protected|override|suspend|inline) ){0,4}"
                    + "(?:fn|fun|func|function|def) ([\\w:.]{1,80}[?!]?)[(<`].*$");

    /** {@code impl Debug for Lease}, "Methods inherited from class java.lang.Object". */
    private static final Pattern OF_OTHERS = Pattern.compile(
            "^(?:(?:unsafe )?impl(?:[ <`].*)?|\\p{L}{4,20}(?: \\p{L}{4,20})? inherited from "
                    + "(?:(?:base )?(?:class|interface|enum|record|trait|module|mixin|package)\\b.*|\\S*(?:\\w\\.\\w|\\\\|::).*))$");

    /** {@code Returns Span[]}, {@code Returns Date | undefined}: TypeDoc's heading above what a function returns. */
    private static final Pattern RETURNED = Pattern.compile(
            "^Returns `{0,2}(?:(?:string|number|boolean|void|any|unknown|undefined|null|bigint|symbol|never|object)"
                    + "|[\\w.]{1,80}(?<=\\p{Ll}\\p{Lu}\\w{0,40})|[\\w.]{1,80}(?=[\\[<`]| \\|))(?:$|[\\[<`].*| \\| .*)");

    /** {@code addTime(from: Date, amount?: Duration): Date}, {@code DAY_TRAPS: readonly Trap[]}, with nothing said of it. */
    private static final Pattern SIGNATURE = Pattern.compile(
            "^(?!\\w{1,80}\\(s\\))[\\w.$#]{1,80}(?:<[^<>]{1,80}>|`[^`]{1,80}`)?\\((?:[^()]|\\([^()]{0,80}\\)){0,400}\\)"
                    + "(?:(?::| ->| =>) (?:[^.!?。！？()]|\\([^()]{0,80}\\)){1,200})?$"
                    + "|^(?=\\w{0,80}(?:_|\\p{Ll}\\p{Lu}))[\\w.$]{1,80}\\??: (?:readonly )?[\\w.$]{1,80}(?:\\[\\]|<[^<>]{1,80}>)?$");

    /** {@code Window (const Window &)=delete}, {@code Member Gdk::Display::flush ():}, {@code Gtk::Box< T >}, as Doxygen writes them. */
    private static final Pattern MEMBER = Pattern.compile(
            "^(?=~|.{0,400}(?:::|\\(const |= ?(?:delete|default)$|\\) ?(?:const|noexcept|override)$))"
                    + "(?:Member |Struct |Class )?(?:(?:virtual|static|inline|constexpr|explicit|const|unsigned|void|bool|int|char|float|double|auto"
                    + "|std::[\\w:]{1,40})(?:<[^<>]{1,80}>)?[ &*]{1,3}){0,4}+"
                    + "(?:operator\\W{1,3}|[\\w:~]{1,120}+) ?\\((?:[^()]|\\([^()]{0,80}\\)){0,400}+\\)"
                    + "(?: ?(?:const|noexcept|override|final)){0,3}+(?: ?= ?(?:delete|default|0))?[.:]?$"
                    + "|^(?:(?:const|constexpr|static|inline) ){0,3}+(?=\\S{0,100}::)[\\w:]{1,120}+(?: ?<.{1,200}>)?(?: ?[&*]){0,2}\\.?$|^template ?`?<.*>`? ?(?:class|struct|union) .*");

    /** Behind the name of a method of which there are several. */
    private static final Pattern OVERLOAD = Pattern.compile("(?<=\\)) \\[\\d{1,3}/\\d{1,3}\\]$");

    /** {@code keymgr [option...] zone_name command}: how a command is called, with something in brackets. */
    private static final Pattern USAGE = Pattern.compile("^(?=[^\\[<]{1,200}[\\[<])[a-z][\\w.+-]{1,60}+(?: (?:"
            + "\\[[^\\[\\]]{1,80}+(?:\\[[^\\[\\]]{1,80}+\\][^\\[\\]]{0,20}+)?+\\]\\.{0,3}+|<[^<>]{1,60}+>\\.{0,3}+"
            + "|[\\w/=.-]{1,40}+)){1,30}+$");

    /** {@code load(path: Path | None = None) async}: a name with its parameters' types or values. */
    private static final Pattern TYPED =
            Pattern.compile("^([a-z_$][\\w.$]{0,80}+|\\w{1,40}\\.[\\w.$]{1,40})\\((?=[^()]{0,400}[:=])"
                    + "(?:[^()]{1,400}+|\\([^()]{0,80}\\)){1,80}+\\)(?: (?:async|property|classmethod|staticmethod|abstractmethod)){0,2}+"
                    + "(?:(?: ->|:) .{1,120})?$");

    private Declarations() {}

    /** Whether a text is the signature of a function, the type of a variable or the usage of a command, and no sentence. */
    public static boolean isSignature(String text) {
        return SIGNATURE.matcher(text).matches()
                || MEMBER.matcher(text).matches()
                || USAGE.matcher(text).matches();
    }

    /** Whether a heading declares a function or stands above what other types declare. */
    public static boolean isOne(String heading) {
        return FUNCTION.matcher(heading).matches() || isOfOthers(heading);
    }

    /** Whether a heading stands above what other types declare, or names the type of what is returned. */
    public static boolean isOfOthers(String heading) {
        return OF_OTHERS.matcher(heading).matches() || RETURNED.matcher(heading).matches();
    }

    /** Returns the name of the function that a heading declares; any other heading as it is. */
    public static String name(String heading) {
        var name =
                OVERLOAD.matcher(FUNCTION.matcher(heading).replaceFirst("$1")).replaceFirst("");
        return TYPED.matcher(name).replaceFirst("$1");
    }
}
