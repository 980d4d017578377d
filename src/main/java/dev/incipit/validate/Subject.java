package dev.incipit.validate;

import java.util.Optional;

/**
 * All that is known when the checks run.
 *
 * @param file the linted text
 * @param delivery how the site served it, URL mode only
 * @param probes what the sampled links answered, where links are probed
 */
record Subject(LintedFile file, Optional<Delivery> delivery, Optional<Probes> probes) {
    /** How the file was served, for checks that run in URL mode only. */
    Delivery served() {
        return delivery.orElseThrow(() -> new IllegalStateException("a check of URL mode ran in content mode"));
    }

    /** What the links answered, for checks that run only when links are probed. */
    Probes probed() {
        return probes.orElseThrow(() -> new IllegalStateException("a check of links ran without probes"));
    }

    /** Whether a companion full file was found beside the file or in it (checks.md §5). */
    boolean hasLlmsFull() {
        boolean beside = delivery.map(Delivery::companionServed).orElse(false);
        return beside || Companion.named(file, probes.filter(_ -> delivery.isPresent()));
    }
}
