package dev.incipit.app.report;

import dev.incipit.problem.InvalidInput;
import dev.incipit.url.SiteParser;

/** Says why a site named on the command line is refused, and of a private one which setting lets it through. */
public final class SiteComplaint {
    private static final String HINT =
            " To use a site of your own machine, set FETCH_ALLOWED_NETWORKS=127.0.0.0/8,::1/128;"
                    + " for another private network, name that one.";

    private SiteComplaint() {}

    /** The complaint of a person's own machine, where the setting is theirs. */
    public static InvalidInput of(String reason) {
        return new InvalidInput(text(reason));
    }

    static String text(String reason) {
        boolean hidden = reason.startsWith(SiteParser.NOT_PUBLIC)
                && (reason.contains("is not public") || reason.contains("only inside a network"));
        return hidden ? reason + HINT : reason;
    }
}
