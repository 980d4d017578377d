package dev.incipit.fetch;

/** Fetches one address. Failures of the network are outcomes, not exceptions. */
@FunctionalInterface
public interface Fetcher {
    /**
     * Asks the address and reads the answer.
     *
     * @throws InterruptedException when the run this fetch belongs to has ended
     */
    FetchOutcome fetch(FetchRequest request) throws InterruptedException;
}
