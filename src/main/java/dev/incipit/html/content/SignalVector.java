package dev.incipit.html.content;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The signals of one block, in reading order. The instance is reused for the next block to save memory. */
final class SignalVector {
    private static final int USUAL = 256;

    private final List<String> names;
    private float[] values;
    private int size;

    SignalVector() {
        this(new ArrayList<>(USUAL), new float[USUAL], 0);
    }

    private SignalVector(List<String> names, float[] values, int size) {
        this.names = names;
        this.values = values;
        this.size = size;
    }

    /** A copy of the values. It shares the names, so the same further signals must be added to every copy. */
    SignalVector copy() {
        return new SignalVector(names, Arrays.copyOf(values, Math.max(size, USUAL)), size);
    }

    /** Starts the next block. The names stay, because they recur in the same order. */
    void clear() {
        size = 0;
    }

    void add(String name, double value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, values.length * 2);
        }
        values[size] = (float) value;
        if (size == names.size()) {
            names.add(name);
        }
        size++;
    }

    void add(SignalVector more) {
        for (int i = 0; i < more.size; i++) {
            add(more.names.get(i), more.values[i]);
        }
    }

    /** The values, in the order of the names; the array may be longer. */
    float[] values() {
        return values;
    }

    /** The names; a signal that is read at several distances appears several times. */
    List<String> names() {
        return List.copyOf(names.subList(0, size));
    }
}
