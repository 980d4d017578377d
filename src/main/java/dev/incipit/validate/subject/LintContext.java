package dev.incipit.validate.subject;

import java.util.Optional;

/**
 * Everything that is known when the checks run.
 *
 * @param delivery how the site served it, URL mode only
 * @param probes results of the sampled links, if links are probed
 * @param companion what was found beside the file
 */
public record LintContext(
        LintedFile file, Optional<FileDelivery> delivery, Optional<ProbeResults> probes, Companion companion) {
    /** Whether an llms-full.txt lies or is served beside the file. */
    public enum Companion {
        /** There is no place beside the text. */
        NOT_LOOKED_FOR,
        ABSENT,
        PRESENT;

        public static Companion of(boolean present) {
            return present ? PRESENT : ABSENT;
        }
    }

    /** Beside a text there is no place for a companion; a delivery says whether one was found. */
    public LintContext(LintedFile file, Optional<FileDelivery> delivery, Optional<ProbeResults> probes) {
        this(
                file,
                delivery,
                probes,
                delivery.map(FileDelivery::companionServed).map(Companion::of).orElse(Companion.NOT_LOOKED_FOR));
    }

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
        return companion == Companion.PRESENT || FullFileMention.named(file, probes.filter(_ -> delivery.isPresent()));
    }
}
