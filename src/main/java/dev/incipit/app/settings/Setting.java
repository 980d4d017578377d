package dev.incipit.app.settings;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * One setting as it counts in this process.
 *
 * @param name as in application.yaml
 * @param value as it was said, or the default in the same spelling
 * @param source who said so
 * @param secret whether it may be shown
 */
public record Setting(String name, String value, Source source, boolean secret) {
    private static final String HIDDEN = "********";

    /** What drivers and endpoints take inside an address. */
    private static final Pattern SECRET_PARAMETER =
            Pattern.compile("(?i)((?:pass|passwd|password|pwd|secret|token|key|auth|signature)=)[^&;]*");

    /**
     * Of a value that is an address, up to the last sign that can end it: a password that was not encoded may hold any. A port that is
     * followed by a path and parameters is none.
     */
    private static final Pattern USER_INFO =
            Pattern.compile("^([A-Za-z][\\w+.:-]*://[^@:]*:)(?!\\d{1,5}[^@?]*/[^@?]*\\?\\w+=).*@");

    /** The nearest goes over the others (decisions §8). */
    public enum Source {
        DEFAULT,
        FILE,
        ENVIRONMENT,
        PROPERTY
    }

    /** The value with what is secret in it hidden. */
    public String shown() {
        if (secret) {
            return value.isEmpty() ? value : HIDDEN;
        }
        var parameters = SECRET_PARAMETER.matcher(value).replaceAll("$1" + HIDDEN);
        return USER_INFO.matcher(parameters).replaceAll("$1" + HIDDEN + "@");
    }

    /** The environment's name of a setting (decisions §8). */
    public static String variable(String name) {
        return name.toUpperCase(Locale.ROOT).replace('.', '_').replace('-', '_');
    }
}
