package dev.incipit.history;

/**
 * A run as the history shows it.
 *
 * @param keyLabel the label of its key; may be empty
 * @param keyStart the first characters of its key
 * @param filesKept whether its files can be read
 */
public record ListedRun(EndedRun run, String keyLabel, String keyStart, boolean filesKept) {}
