package dev.incipit.account;

import dev.incipit.store.GroupCommit.Ask;
import dev.incipit.store.Transaction;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A row that several requests count in, with the answers to them.
 *
 * @param written the parameters of the statement that changes the row; empty if it stays as it was read
 */
record CountedRow<Q, A>(Optional<List<Object>> written, Map<Ask<Q, A>, A> answers) {
    /**
     * Writes the changed rows by a statement that finds a row only as it was read, and returns all rows but those that it did not
     * find: their requests get no answer yet.
     */
    static <Q, A> List<CountedRow<Q, A>> standing(Transaction transaction, String sql, List<CountedRow<Q, A>> rows) {
        var changed = rows.stream().filter(row -> row.written().isPresent()).toList();
        var found = transaction.changes(
                sql, changed.stream().flatMap(row -> row.written().stream()).toList());
        return Stream.concat(
                        rows.stream().filter(row -> row.written().isEmpty()),
                        IntStream.range(0, found.length)
                                .filter(i -> found[i] == 1)
                                .mapToObj(changed::get))
                .toList();
    }

    void tell() {
        answers.forEach(Ask::answer);
    }
}
