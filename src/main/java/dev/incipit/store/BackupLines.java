package dev.incipit.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;

/** Reads the lines of a backup, numbered from 1, with a limit on their length. */
final class BackupLines {
    /** Characters. The longest line written has about 6 000: 1 000 characters of a model's answer, each written as five. */
    private static final int LINE_MAX = 64 << 10;

    private final BufferedReader in;
    private long number;

    BackupLines(BufferedReader in) {
        this.in = in;
    }

    /**
     * Returns the next line without its line end; empty after the last one.
     *
     * @throws StoreFailed if the line is too long
     */
    Optional<String> next() throws IOException {
        var line = new StringBuilder();
        int sign = in.read();
        if (sign < 0) {
            return Optional.empty();
        }
        number++;
        for (; sign >= 0 && sign != '\n'; sign = in.read()) {
            if (line.length() == LINE_MAX) {
                throw refused("it is longer than " + LINE_MAX + " characters");
            }
            line.append((char) sign);
        }
        var carried = !line.isEmpty() && line.charAt(line.length() - 1) == '\r';
        return Optional.of(carried ? line.substring(0, line.length() - 1) : line.toString());
    }

    /** Returns the error for the line that was read last. */
    StoreFailed refused(String why) {
        return new StoreFailed(
                "Line " + number + " of the backup is damaged or foreign: " + why + ". Nothing was restored.");
    }
}
