package dev.incipit.people;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * An e-mail address in the form of RFC 5321 that people have: a local part of unquoted ASCII, and a domain name of at least two
 * labels. In lower case, so that one person has one.
 */
public record EmailAddress(String text) {
    /** As long as an account's name may be, since an account of one's own is named after its address. */
    private static final int LENGTH_MAX = 100;

    private static final int LOCAL_MAX = 64;
    private static final Pattern LOCAL =
            Pattern.compile("[a-z0-9!#$%&'*+/=?^_`{|}~-]++(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]++)*+");
    private static final Pattern DOMAIN =
            Pattern.compile("[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)++");

    /** What a form says of a text that is no address. */
    public static final String WHAT_IS_RIGHT = "Give an e-mail address, such as ann@example.org.";

    public static Optional<EmailAddress> parse(String typed) {
        var text = typed.strip().toLowerCase(Locale.ROOT);
        int at = text.lastIndexOf('@');
        return text.length() <= LENGTH_MAX
                        && at > 0
                        && at <= LOCAL_MAX
                        && LOCAL.matcher(text.substring(0, at)).matches()
                        && DOMAIN.matcher(text.substring(at + 1)).matches()
                ? Optional.of(new EmailAddress(text))
                : Optional.empty();
    }
}
