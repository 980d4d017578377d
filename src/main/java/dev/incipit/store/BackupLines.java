package dev.incipit.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;

/** A backup's lines, numbered from 1, none of which is held beyond a bound. */
final class BackupLines {
    /** Characters. The longest line that we write has some 6 000: 1 000 signs of a model's answer, each as five. */
    private static final int LINE_MAX = 64 << 10;

    private final BufferedReader in;
    private long number;

    BackupLines(BufferedReader in) {
        this.in = in;
    }

    /**
     * The next line without its end; empty after the last.
     *
     * @throws StoreFailed where it is too long
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

    /** Says why the line that was read last is not taken. */
    StoreFailed refused(String why) {
        return new StoreFailed(
                "Line " + number + " of the backup is damaged, or none of ours: " + why + ". Nothing of it was taken.");
    }
}
