package dev.incipit.app.settings;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A setting with its effective value.
 *
 * @param name as in application.yaml
 * @param value as written, or the default in the same notation
 * @param secret whether it must not be shown
 */
public record Setting(String name, String value, Source source, boolean secret) {
    private static final String HIDDEN = "********";

    /** Parameters that drivers and endpoints accept in a URL. */
    private static final Pattern SECRET_PARAMETER =
            Pattern.compile("(?i)((?:pass|passwd|password|pwd|secret|token|key|auth|signature)=)[^&;]*");

    /**
     * The user info of a URL, up to the last @ that can end it: an unencoded password may contain any. A port followed by a
     * path and parameters is not a password.
     */
    private static final Pattern USER_INFO =
            Pattern.compile("^([A-Za-z][\\w+.:-]*://[^@:]*:)(?!\\d{1,5}[^@?]*/[^@?]*\\?\\w+=).*@");

    /** In ascending order of precedence (decisions §8). */
    public enum Source {
        DEFAULT,
        FILE,
        ENVIRONMENT,
        PROPERTY
    }

    /** The value with its secret parts masked. */
    public String shown() {
        if (secret) {
            return value.isEmpty() ? value : HIDDEN;
        }
        var parameters = SECRET_PARAMETER.matcher(value).replaceAll("$1" + HIDDEN);
        return USER_INFO.matcher(parameters).replaceAll("$1" + HIDDEN + "@");
    }

    /** The environment variable of a setting (decisions §8). */
    public static String variable(String name) {
        return name.toUpperCase(Locale.ROOT).replace('.', '_').replace('-', '_');
    }
}
