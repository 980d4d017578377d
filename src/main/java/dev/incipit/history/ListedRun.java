package dev.incipit.history;

/**
 * A run as the history shows it.
 *
 * @param keyLabel the label of its key; may be empty
 */
public record ListedRun(EndedRun run, String keyLabel, String keyStart, boolean filesKept) {}
