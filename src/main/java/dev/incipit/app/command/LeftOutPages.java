package dev.incipit.app.command;

import dev.incipit.app.terminal.Terminal;
import dev.incipit.crawl.Visit;
import dev.incipit.url.WebUrl;
import java.util.LinkedHashMap;
import java.util.List;

/** Says which pages a run left out and why: the first few that could not be read, or with {@code -v} every one. */
record LeftOutPages(Terminal terminal) {
    private static final int SHOWN = 5;
    private static final String STATUS = "status ";

    void tell(List<Visit> visits) {
        var left = new LinkedHashMap<WebUrl, Visit>();
        visits.stream().filter(this::isTold).forEach(visit -> left.putIfAbsent(visit.url(), visit));
        int shown = terminal.verbose() ? left.size() : SHOWN;
        left.values().stream().limit(shown).forEach(visit -> terminal.say("    " + line(visit)));
        if (left.size() > shown) {
            terminal.say("    and " + (left.size() - shown) + " more; -v lists them all.");
        }
    }

    private boolean isTold(Visit visit) {
        return switch (visit.result()) {
            case REFUSED, MISSING, UNREACHABLE -> true;
            case DROPPED -> terminal.verbose();
            case READ -> false;
        };
    }

    private static String line(Visit visit) {
        var reason = visit.reason().startsWith(STATUS) ? visit.reason().substring(STATUS.length()) : visit.reason();
        return visit.url() + "  " + reason;
    }
}
