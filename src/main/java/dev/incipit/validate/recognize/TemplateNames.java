package dev.incipit.validate.recognize;

import dev.incipit.text.Words;
import dev.incipit.url.PercentEncoding;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Finds names of build variables that were never filled in: {@code __NAME__}, {@code %NAME%}, {@code <name>} in an address. */
public final class TemplateNames {
    /** How far before an angle bracket its address may begin. */
    private static final int ADDRESS_CHARS_MAX = 300;

    private static final int NAME_CHARS_MAX = 60;
    private static final int PERCENT_NAME_CHARS_MIN = 3;

    /** Names of one word that stand for something; others may be emphasis, or constants of a language. */
    private static final Set<String> SINGLE = Words.table("""
            NAME TITLE URL DOMAIN SITE WEBSITE HOST HOSTNAME VERSION DATE DESCRIPTION SUMMARY COMPANY BRAND PROJECT PRODUCT
            TOKEN EMAIL VALUE PLACEHOLDER LINK PATH BASE ROOT YEAR AUTHOR APP LANG LOCALE ORG OWNER REPO USERNAME SLUG""");
    /** Names that are meant as they stand: of C, PHP and web frameworks. */
    private static final Set<String> CONSTANTS = Words.table("""
            VA_ARGS PRETTY_FUNCTION NEXT_DATA INITIAL_STATE APOLLO_STATE PRELOADED_STATE REDUX_DEVTOOLS_EXTENSION
            REDUX_DEVTOOLS_EXTENSION_COMPOSE HALT_COMPILER""");
    /** Variables of Windows. */
    private static final Set<String> ENVIRONMENT = Words.table("""
            PATH TEMP TMP APPDATA LOCALAPPDATA USERPROFILE PROGRAMFILES PROGRAMDATA SYSTEMROOT WINDIR HOMEPATH HOMEDRIVE
            USERNAME COMPUTERNAME ERRORLEVEL SYSTEMDRIVE ALLUSERSPROFILE PUBLIC COMSPEC""");

    private static final Set<String> TAGS = Words.table("""
            a b i u s p br hr em strong code span div li ul ol td tr th table sup sub img small del ins mark kbd pre h1 h2 h3""");

    private TemplateNames() {}

    /** Returns the first one in a line without inline code. */
    public static Optional<String> in(String plain) {
        return underscored(plain).or(() -> percented(plain)).or(() -> angled(plain));
    }

    private static Optional<String> underscored(String plain) {
        for (int at = plain.indexOf("__"); at >= 0; at = plain.indexOf("__", at + 1)) {
            int from = at + 2;
            int end = nameEnd(plain, from);
            while (end > from && plain.charAt(end - 1) == '_') {
                end--;
            }
            boolean closed = end - from >= 2 && plain.startsWith("__", end) && !isNamePart(plain, end + 2);
            if (closed && !isNamePart(plain, at - 1) && Character.isUpperCase(plain.charAt(from))) {
                var name = plain.substring(from, end);
                boolean compound = name.indexOf('_') > 0 && !CONSTANTS.contains(name);
                boolean inAddress = isSlash(plain, at - 1) || isSlash(plain, end + 2);
                if (compound || inAddress || SINGLE.contains(name)) {
                    return Optional.of(plain.substring(at, end + 2));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> percented(String plain) {
        for (int at = plain.indexOf('%'); at >= 0; at = plain.indexOf('%', at + 1)) {
            int from = at + 1;
            int end = nameEnd(plain, from);
            boolean name = end - from >= PERCENT_NAME_CHARS_MIN
                    && end < plain.length()
                    && plain.charAt(end) == '%'
                    && Character.isUpperCase(plain.charAt(from));
            // Of percent-encoded bytes one follows the other.
            if (name
                    && !isNamePart(plain, at - 1)
                    && !PercentEncoding.isEscape(plain, end)
                    && !ENVIRONMENT.contains(plain.substring(from, end))) {
                return Optional.of(plain.substring(at, end + 1));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> angled(String plain) {
        for (int at = plain.indexOf('<'); at >= 0; at = plain.indexOf('<', at + 1)) {
            if (isInAddress(plain, at)) {
                return Optional.of(plain.substring(at, plain.indexOf('>', at) + 1));
            }
        }
        return Optional.empty();
    }

    /** Whether the angle bracket opens a name inside an address, as in {@code /users/<id>/}, and no tag. */
    static boolean isInAddress(String plain, int open) {
        int end = open + 1;
        while (end < plain.length() && end - open <= NAME_CHARS_MAX && isAngledPart(plain.charAt(end))) {
            end++;
        }
        boolean named = end > open + 1 && end < plain.length() && plain.charAt(end) == '>';
        if (!named || open == 0 || "/=-_.:@?&".indexOf(plain.charAt(open - 1)) < 0) {
            return false;
        }
        int start = open;
        int first = Math.max(0, open - ADDRESS_CHARS_MAX);
        while (start > first && " \t([\"'<".indexOf(plain.charAt(start - 1)) < 0) {
            start--;
        }
        boolean address = plain.startsWith("/", start)
                || plain.startsWith("](", start - 2)
                || plain.substring(start, open).contains("://");
        return address && !TAGS.contains(plain.substring(open + 1, end).toLowerCase(Locale.ROOT));
    }

    private static boolean isAngledPart(char here) {
        return Character.isLetterOrDigit(here) || here == '_' || here == '-';
    }

    private static int nameEnd(String text, int from) {
        int end = from;
        while (end < text.length() && end - from < NAME_CHARS_MAX && isConstantPart(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isConstantPart(char here) {
        return (here >= 'A' && here <= 'Z') || (here >= '0' && here <= '9') || here == '_';
    }

    private static boolean isNamePart(String text, int at) {
        return at >= 0 && at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_');
    }

    private static boolean isSlash(String text, int at) {
        return at >= 0 && at < text.length() && text.charAt(at) == '/';
    }
}
