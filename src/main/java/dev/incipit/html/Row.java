package dev.incipit.html;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The signals of one block, in the order in which they are read. */
final class Row {
    private float[] values = new float[192];
    private int size;
    private final List<String> names = new ArrayList<>(192);

    void add(String name, double value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        values[size++] = (float) value;
        names.add(name);
    }

    void add(int number, String name, double value) {
        add(name, value);
    }

    float[] values() {
        return values;
    }

    List<String> names() {
        return names;
    }
}
