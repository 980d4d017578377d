package dev.incipit.web.desk;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A page of the history.
 *
 * @param task the filter as in the address: empty, generate, validate or read
 * @param site the filter as typed
 * @param page from 1
 * @param more whether there are older runs
 * @param days for which runs are kept
 */
record RunsView(List<RunRow> runs, String task, String site, int page, boolean more, long days, boolean keepsFiles) {
    /** The address of another page with the same filter. */
    String link(int number) {
        return "/app/runs?task=" + URLEncoder.encode(task, StandardCharsets.UTF_8) + "&site="
                + URLEncoder.encode(site, StandardCharsets.UTF_8) + "&page=" + number;
    }

    boolean isFiltered() {
        return !task.isEmpty() || !site.isEmpty();
    }
}
