package dev.incipit.html;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The signals of one block, in the order in which they are read. */
final class Row {
    private static final int USUAL = 256;

    private final List<String> names = new ArrayList<>(USUAL);
    private float[] values = new float[USUAL];

    void add(String name, double value) {
        if (names.size() == values.length) {
            values = Arrays.copyOf(values, values.length * 2);
        }
        values[names.size()] = (float) value;
        names.add(name);
    }

    void add(Row more) {
        for (int i = 0; i < more.names.size(); i++) {
            add(more.names.get(i), more.values[i]);
        }
    }

    /** By the index of their names; room for more may follow. */
    float[] values() {
        return values;
    }

    /** Not unique: what is read at several distances has one name. */
    List<String> names() {
        return List.copyOf(names);
    }
}
