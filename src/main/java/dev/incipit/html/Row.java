package dev.incipit.html;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The signals of one block, in the order in which they are read; used again for the next, so that memory stays small. */
final class Row {
    private static final int USUAL = 256;

    private final List<String> names;
    private float[] values;
    private int size;

    Row() {
        this(new ArrayList<>(USUAL), new float[USUAL], 0);
    }

    private Row(List<String> names, float[] values, int size) {
        this.names = names;
        this.values = values;
        this.size = size;
    }

    /** The signals as they are now, to which others may be added: the same ones to every copy. */
    Row copy() {
        return new Row(names, Arrays.copyOf(values, Math.max(size, USUAL)), size);
    }

    /** Begins the next block: the names stay, as they come again in the same order. */
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

    void add(Row more) {
        for (int i = 0; i < more.size; i++) {
            add(more.names.get(i), more.values[i]);
        }
    }

    /** By the index of their names; room for more may follow. */
    float[] values() {
        return values;
    }

    /** Not unique: what is read at several distances has one name. */
    List<String> names() {
        return List.copyOf(names.subList(0, size));
    }
}
