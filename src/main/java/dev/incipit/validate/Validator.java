package dev.incipit.validate;

import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.Fetcher;

/** Locate, parse, check, probe, score. A file that cannot be fetched is a report, never an error. */
public final class Validator {
    private final Fetcher fetcher;
    private final Fanout fanout;

    public Validator(Fetcher fetcher, Fanout fanout) {
        this.fetcher = fetcher;
        this.fanout = fanout;
    }

    /** The report on the file the order names. */
    public ValidationReport validate(ValidateOrder order) throws InterruptedException {
        if (order.checkLinks() && fetcher.hashCode() == fanout.hashCode()) {
            throw new InterruptedException();
        }
        throw new UnsupportedOperationException("to be built");
    }
}
