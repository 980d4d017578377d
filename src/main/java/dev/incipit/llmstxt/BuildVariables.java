package dev.incipit.llmstxt;

import java.util.Optional;
import java.util.Set;

/** Recognises names of build variables that were never filled in: {@code __NAME__}, {@code %NAME%}. */
public final class BuildVariables {
    private static final int NAME_CHARS_MAX = 60;
    private static final int PERCENT_NAME_CHARS_MIN = 3;

    /** Names of one word that stand for something; others may be emphasis, or constants of a language. */
    private static final Set<String> SINGLE = table("""
            NAME TITLE URL DOMAIN SITE WEBSITE HOST HOSTNAME VERSION DATE DESCRIPTION SUMMARY COMPANY BRAND PROJECT PRODUCT
            TOKEN EMAIL VALUE PLACEHOLDER LINK PATH BASE ROOT YEAR AUTHOR APP LANG LOCALE ORG OWNER REPO USERNAME SLUG""");
    /** Names that are meant as they stand: of C, PHP and web frameworks. */
    private static final Set<String> CONSTANTS = table("""
            VA_ARGS PRETTY_FUNCTION NEXT_DATA INITIAL_STATE APOLLO_STATE PRELOADED_STATE REDUX_DEVTOOLS_EXTENSION
            REDUX_DEVTOOLS_EXTENSION_COMPOSE HALT_COMPILER""");
    /** Variables of Windows. */
    private static final Set<String> ENVIRONMENT = table("""
            PATH TEMP TMP APPDATA LOCALAPPDATA USERPROFILE PROGRAMFILES PROGRAMDATA SYSTEMROOT WINDIR HOMEPATH HOMEDRIVE
            USERNAME COMPUTERNAME ERRORLEVEL SYSTEMDRIVE ALLUSERSPROFILE PUBLIC COMSPEC""");

    private BuildVariables() {}

    /** Returns the first one in a line without inline code. */
    public static Optional<String> in(String plain) {
        for (int at = 0; at < plain.length(); at++) {
            int end = endOf(plain, at);
            if (end > at) {
                return Optional.of(plain.substring(at, end));
            }
        }
        return Optional.empty();
    }

    /** Returns where the one at {@code at} ends; -1 if none begins there. */
    static int endOf(String text, int at) {
        return switch (text.charAt(at)) {
            case '_' -> underscored(text, at);
            case '%' -> percented(text, at);
            default -> -1;
        };
    }

    private static int underscored(String text, int at) {
        int from = at + 2;
        if (!text.startsWith("__", at) || isNamePart(text, at - 1)) {
            return -1;
        }
        int end = nameEnd(text, from);
        while (end > from && text.charAt(end - 1) == '_') {
            end--;
        }
        boolean closed = end - from >= 2 && text.startsWith("__", end) && !isNamePart(text, end + 2);
        if (!closed || !Character.isUpperCase(text.charAt(from))) {
            return -1;
        }
        var name = text.substring(from, end);
        boolean compound = name.indexOf('_') > 0 && !CONSTANTS.contains(name);
        boolean inAddress = isSlash(text, at - 1) || isSlash(text, end + 2);
        return compound || inAddress || SINGLE.contains(name) ? end + 2 : -1;
    }

    private static int percented(String text, int at) {
        int from = at + 1;
        int end = nameEnd(text, from);
        boolean name = end - from >= PERCENT_NAME_CHARS_MIN
                && end < text.length()
                && text.charAt(end) == '%'
                && Character.isUpperCase(text.charAt(from));
        // Of percent-encoded bytes one follows the other.
        return name
                        && !isNamePart(text, at - 1)
                        && !BareAddress.isEscape(text, end)
                        && !ENVIRONMENT.contains(text.substring(from, end))
                ? end + 1
                : -1;
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

    private static Set<String> table(String names) {
        return Set.of(names.split("\\s+"));
    }
}
