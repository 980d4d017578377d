package dev.incipit.validate.recognize;

import java.util.regex.Pattern;

/** An address that a template made, or that stands for one to be filled in. */
public final class TemplateAddress {
    /** Whole segments of a path, as routers write their parameters. */
    private static final Pattern PARAMETER =
            Pattern.compile("/(?::[A-Za-z_]++|\\[(?:\\.{3})?[A-Za-z_-]++])(?=[/?#]|\\z)");

    private static final Pattern ENCODED_BRACES = Pattern.compile("%7B%7B.{0,60}?%7D%7D", Pattern.CASE_INSENSITIVE);

    /** RFC 2606 §3. */
    private static final Pattern EXAMPLE_HOST = Pattern.compile("(?:.*\\.)?example\\.(?:com|org|net)");

    private static final Pattern STAND_IN = Pattern.compile(
            "(?:.*\\.)?(?:your-?(?:domain|site|website|company)|my-?(?:domain|website)|(?:ihre|deine|meine)-?domain|tu-?dominio"
                    + "|votre-?(?:domaine|site)|seu-?dominio|(?:tuo|il-?tuo)-?dominio|(?:uw|jouw)-?domein|twoja-?domena)"
                    + "(?:\\.[a-z]{2,3})?\\.[a-z]{2,6}");

    private TemplateAddress() {}

    /** Whether a host stands for the real one. */
    public static boolean isExampleHost(String host) {
        return EXAMPLE_HOST.matcher(host).matches() || STAND_IN.matcher(host).matches();
    }

    /** Whether a part of the path is a parameter and not what stands for it. */
    public static boolean hasParameter(String path) {
        return PARAMETER.matcher(path).find()
                || (path.indexOf('%') >= 0 && ENCODED_BRACES.matcher(path).find());
    }
}
