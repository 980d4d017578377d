package dev.incipit.app.settings;

import java.util.List;
import java.util.regex.Pattern;

/** A number of bytes as written in settings: {@code 512 KiB}, {@code 10 MiB}; a bare number counts bytes. */
record ByteSize(long bytes) {
    private static final Pattern SPELLING = Pattern.compile("([0-9]{1,15})\\s*(B|KiB|MiB|GiB)?");
    private static final List<String> UNITS = List.of("B", "KiB", "MiB", "GiB");
    private static final int UNIT_BITS = 10;

    /**
     * @throws IllegalArgumentException if the text is not a size
     * @throws ArithmeticException if the size does not fit in a long
     */
    static ByteSize parse(String text) {
        var matcher = SPELLING.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(text);
        }
        var unit = matcher.group(2) == null ? 0 : UNITS.indexOf(matcher.group(2));
        return new ByteSize(Math.multiplyExact(Long.parseLong(matcher.group(1)), 1L << (UNIT_BITS * unit)));
    }

    /** The size in the largest unit that divides it. */
    @Override
    public String toString() {
        var unit = Math.min(Long.numberOfTrailingZeros(bytes) / UNIT_BITS, UNITS.size() - 1);
        return bytes == 0 ? "0 B" : (bytes >> (UNIT_BITS * unit)) + " " + UNITS.get(unit);
    }
}
