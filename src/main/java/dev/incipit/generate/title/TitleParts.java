package dev.incipit.generate.title;

import dev.incipit.describe.TextKey;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Splits a title element into its parts: the page's name, the site's name, a slogan. */
final class TitleParts {
    static final int CHARACTERS_MAX = 100;

    private static final String SEPARATORS =
            "\\s+(?:[|–—·•»«]|::|--?|[\\p{So}&&[^№®™©♥❤]]\\uFE0F?)\\s+|::\\s+|\\s+::|\\s*[|｜]\\s*|(?<=\\p{IsHan})[_-](?=\\p{IsHan})";

    private static final Pattern SEPARATOR = Pattern.compile("\\s+>\\s+|" + SEPARATORS);

    /** Of a title in which a bracket may close a list of types: {@code Vector< T > Class Reference}. */
    private static final Pattern BESIDE_BRACKETS = Pattern.compile(SEPARATORS);

    private static final Pattern SLOGAN = Pattern.compile(":\\s+|\\s+[–—-]\\s+");

    private static final int SLOGAN_WORDS_MIN = 3;

    /** A number, or what a host of manuals calls the newest one. */
    private static final Pattern VERSION = Pattern.compile(
            "\\s+\\(?(?:(?i:version|release)\\s+)?v?\\d+(?:\\.[\\dx]+)++(?:(?:[-+~][a-z\\d.]{1,12}){1,4}(?:-(?:Debian|Ubuntu|SNAPSHOT|RC\\d?|FINAL|GA))?|(?:a|b|rc|dev|post|alpha|beta)\\d{0,3})?+\\)?(?=\\s|$)"
                    + "|\\s+(?:latest|stable|unstable|nightly)(?=$|\\s+(?i:documentation|docs|dokumentation|manual)$)");

    /** {@code git-add(1) Manual Page}. */
    private static final Pattern MANUAL_PAGE = Pattern.compile("^([\\w.+-]{1,60}\\(\\d\\w?\\)) Manual Page$");

    /** What a manual says of being one, after its subject. */
    private static final Pattern KIND =
            Pattern.compile("(?i)\\s+(?:documentation|docs|dokumentation|manual|home ?page|website)$");

    private static final int OWN_MIN = 3;

    /** Fewer letters are in many domains by chance. */
    private static final int LETTERS_MIN = 3;

    private TitleParts() {}

    /** Returns the parts of a title; parentheses or brackets at its end are a part of their own. */
    static List<String> of(String title) {
        var segments = new ArrayList<String>();
        var open = openingOfLast(title.strip());
        var parenthesised = open > 0;
        addParts(parenthesised ? title.strip().substring(0, open) : title, segments);
        if (parenthesised) {
            addParts(title.strip().substring(open + 2, title.strip().length() - 1), segments);
        }
        return segments;
    }

    /** Returns where the blank before the parentheses or brackets stands that end the title, which may have others inside; else -1. */
    static int openingOfLast(String title) {
        char close = title.isEmpty() ? ' ' : title.charAt(title.length() - 1);
        char open = close == ')' ? '(' : '[';
        int inner = 0;
        for (int at = close == ')' || close == ']' ? title.length() - 1 : 0; at > 0; at--) {
            char c = title.charAt(at);
            inner += c == close ? 1 : c == open ? -1 : 0;
            if (inner == 0) {
                return title.charAt(at - 1) == ' ' ? at - 1 : -1;
            }
        }
        return -1;
    }

    private static void addParts(String title, List<String> segments) {
        var separator = title.indexOf('<') < 0 ? SEPARATOR : BESIDE_BRACKETS;
        for (var segment : separator.split(title)) {
            if (!segment.isBlank()) {
                segments.addAll(HomeWords.parted(segment.strip()));
            }
        }
    }

    /** Whether a domain, of which only the letters are given, has the letters of a part of a title. */
    static boolean isIn(String domainLetters, String part) {
        var letters = TextKey.letters(part);
        return letters.length() >= LETTERS_MIN && domainLetters.contains(letters);
    }

    /** Separates the site's name from its slogan, which generators put below it in the same heading. */
    static String parted(String heading, String siteName) {
        var slogan = heading.startsWith(siteName + " ")
                ? heading.substring(siteName.length() + 1).strip()
                : "";
        return slogan.split(" ").length >= SLOGAN_WORDS_MIN
                        && Character.isUpperCase(slogan.charAt(0))
                        && of(slogan).size() == 1
                ? siteName + ": " + slogan
                : heading;
    }

    /** Removes the site's name and the colon between it and the page's own: "Acme: the prices", "The prices: Acme". */
    static String withoutSite(String name, String siteName) {
        var prefix = siteName + ":";
        var suffix = ": " + siteName;
        // "tessera::Polygon" is one name.
        var own = name.regionMatches(true, 0, prefix, 0, prefix.length()) && !name.startsWith(":", prefix.length())
                ? name.substring(prefix.length()).strip()
                : name.endsWith(suffix)
                        ? name.substring(0, name.length() - suffix.length()).strip()
                        : "";
        return own.length() < OWN_MIN ? name : Titles.capitalised(own);
    }

    /** Removes what a module's or command's title says behind its name, as Perl's and Unix manuals do: the description says it. */
    static String codeName(String title, WebUrl url) {
        var first = of(title).stream().findFirst().orElse(title);
        var file = url.segments().isEmpty() ? "" : url.segments().getLast().replaceFirst("\\.\\w{1,5}$", "");
        return first.endsWith("::" + file) && first.indexOf(' ') < 0 && title.startsWith(first + " ")
                ? first
                : MANUAL_PAGE.matcher(title).replaceFirst("$1");
    }

    /** Removes what a manual's title says of its version and of being a manual; the subject keeps the name. */
    static String withoutVersion(String name) {
        var unversioned =
                VERSION.matcher(name).replaceAll(" ").replaceAll("\\s+", " ").strip();
        var bare = KIND.matcher(unversioned).replaceFirst("");
        return bare.isEmpty() ? name : bare;
    }

    /** Returns what stands before the first colon or dash of a site's name if the domain has it: "Acme: ropes for all". */
    static String withoutSlogan(String name, String domain) {
        var parts = SLOGAN.split(name, 2);
        return parts.length > 1 && isIn(TextKey.letters(domain), parts[0]) ? parts[0] : name;
    }

    /** Whether a part may be a name; a version alone is none. */
    static boolean hasLetter(String part) {
        return part.codePoints().anyMatch(Character::isLetter);
    }

    /** Returns a title in one line of at most {@value #CHARACTERS_MAX} characters, cut at a word. */
    static String oneLine(String text) {
        var line = text.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
        if (line.codePointCount(0, line.length()) <= CHARACTERS_MAX) {
            return line;
        }
        var cut = line.substring(0, line.offsetByCodePoints(0, CHARACTERS_MAX - 1));
        var word = cut.lastIndexOf(' ');
        return (word > CHARACTERS_MAX / 2 ? cut.substring(0, word) : cut) + "…";
    }
}
