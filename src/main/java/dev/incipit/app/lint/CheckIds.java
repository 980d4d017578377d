package dev.incipit.app.lint;

import dev.incipit.validate.ListedCheck;
import java.util.Iterator;

/** The ids of all checks, for completion. */
public final class CheckIds implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return ListedCheck.all().stream().map(ListedCheck::id).iterator();
    }
}
