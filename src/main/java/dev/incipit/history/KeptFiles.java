package dev.incipit.history;

import dev.incipit.store.Compressed;
import dev.incipit.store.Database;
import dev.incipit.store.Overflow;
import dev.incipit.store.Transaction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The files of ended runs. Each account has room for so many bytes; the oldest leave first. */
record KeptFiles(Database database, long bytesMax) {
    /** Keeps the files of a run; none if they are larger than the account's room. */
    void keep(long accountId, long runId, RunTexts made) {
        var rows = new ArrayList<List<Object>>();
        long bytes = made.llmsTxt()
                        .map(text -> add(rows, runId, RunTexts.INDEX, text))
                        .orElse(0L)
                + made.llmsFullTxt()
                        .map(text -> add(rows, runId, RunTexts.FULL, text))
                        .orElse(0L);
        if (bytes > bytesMax) {
            return;
        }
        database.transact(transaction -> {
            transaction.changes(
                    "insert into run_file (run_id, file_name, part_number, file_bytes, part) values (?, ?, ?, ?, ?)",
                    rows);
            dropOldest(transaction, accountId);
            return rows.size();
        });
    }

    private static long add(List<List<Object>> rows, long runId, String name, String text) {
        var parts = Compressed.parts(text.getBytes(StandardCharsets.UTF_8));
        long bytes = parts.stream().mapToLong(part -> part.length).sum();
        for (int i = 0; i < parts.size(); i++) {
            rows.add(List.of(runId, name, i, i == 0 ? bytes : 0L, parts.get(i)));
        }
        return bytes;
    }

    private void dropOldest(Transaction transaction, long accountId) {
        var newestFirst = transaction.rows(
                "select r.id, sum(f.file_bytes) as all_bytes from run_record r join run_file f on f.run_id = r.id"
                        + " where r.account_id = ? group by r.id, r.begun_at order by r.begun_at desc, r.id",
                accountId);
        Overflow.of(newestFirst, "id", "all_bytes", bytesMax, Integer.MAX_VALUE)
                .forEach(id -> transaction.change("delete from run_file where run_id = ?", id));
    }

    RunTexts read(long runId) {
        return new RunTexts(text(runId, RunTexts.INDEX), text(runId, RunTexts.FULL));
    }

    private Optional<String> text(long runId, String name) {
        return Compressed.whole(database.rows(
                        "select part from run_file where run_id = ? and file_name = ? order by part_number",
                        runId,
                        name))
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8));
    }
}
