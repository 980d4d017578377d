package dev.incipit.validate.subject;

import java.util.Optional;

/**
 * Everything that is known when the checks run.
 *
 * @param file the linted text
 * @param delivery how the site served it, URL mode only
 * @param probes results of the sampled links, if links are probed
 */
public record LintContext(LintedFile file, Optional<FileDelivery> delivery, Optional<ProbeResults> probes) {
    /** Returns how the file was served, for checks that run in URL mode only. */
    public FileDelivery served() {
        return delivery.orElseThrow(() -> new IllegalStateException("the check needs URL mode"));
    }

    /** Returns the link results, for checks that run only when links are probed. */
    public ProbeResults probed() {
        return probes.orElseThrow(() -> new IllegalStateException("the check needs link probes"));
    }

    /** Whether a full companion file was found beside the file or is named in it (checks.md §5). */
    public boolean hasLlmsFull() {
        boolean beside = delivery.map(FileDelivery::companionServed).orElse(false);
        return beside || FullFileMention.named(file, probes.filter(_ -> delivery.isPresent()));
    }
}
