package dev.incipit.web.desk;

import dev.incipit.history.EndedRun.Task;
import dev.incipit.history.ListedRun;
import dev.incipit.history.RunHistory;
import dev.incipit.history.RunTexts;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The history of an account's runs. */
public final class RunPages {
    private static final String PATH = "/app/runs";
    private static final int ON_A_PAGE = 25;
    private static final int SITE_MAX = 300;

    private final RunHistory history;

    public RunPages(RunHistory history) {
        this.history = history;
    }

    public List<PageRoute> routes() {
        return List.of(
                PageRoute.get(PATH, Access.SIGNED_IN, this::list),
                PageRoute.get(PATH + "/{id}", Access.SIGNED_IN, this::show),
                PageRoute.get(PATH + "/{id}/llms.txt", Access.SIGNED_IN, request -> file(request, false)),
                PageRoute.get(PATH + "/{id}/llms-full.txt", Access.SIGNED_IN, request -> file(request, true)));
    }

    private WebAnswer list(PageRequest request) {
        var word = request.query().text("task");
        var task = Arrays.stream(Task.values())
                .filter(known -> known.name().toLowerCase(Locale.ROOT).equals(word))
                .findFirst();
        var typed = request.query().text("site");
        var site = typed.substring(0, Math.min(typed.length(), SITE_MAX));
        var page = Numbers.page(request.query().text("page"));
        var runs = history.list(
                request.signedIn().accountId(),
                new RunHistory.Filter(task, site),
                (page - 1) * ON_A_PAGE,
                ON_A_PAGE + 1);
        var view = new RunsView(
                runs.stream().limit(ON_A_PAGE).map(RunRow::new).toList(),
                task.isPresent() ? word : "",
                site,
                page,
                runs.size() > ON_A_PAGE,
                history.config().kept().toDays(),
                history.config().keepsFiles());
        var frame = request.frame("History");
        return WebAnswer.html((out, forms) -> JterunsGenerated.render(out, forms, frame, view));
    }

    private Optional<ListedRun> find(PageRequest request) {
        var id = Numbers.id(request.pathParameter("id"));
        return id.isEmpty() ? Optional.empty() : history.find(request.signedIn().accountId(), id.getAsLong());
    }

    private WebAnswer show(PageRequest request) {
        return find(request)
                .map(found -> {
                    var row = new RunRow(found);
                    var files = found.filesKept() ? history.files(found.run()) : RunTexts.NONE;
                    var frame = request.frame(row.task() + ": " + row.site());
                    return WebAnswer.html((out, forms) -> JterunGenerated.render(out, forms, frame, row, files));
                })
                .orElseGet(WebAnswer::notFound);
    }

    private WebAnswer file(PageRequest request, boolean full) {
        return find(request)
                .map(found -> history.files(found.run()))
                .flatMap(files -> full ? files.llmsFullTxt() : files.llmsTxt())
                .map(text -> WebAnswer.download(
                        full ? "llms-full.txt" : "llms.txt",
                        "text/plain; charset=utf-8",
                        text.getBytes(StandardCharsets.UTF_8)))
                .orElseGet(WebAnswer::notFound);
    }
}
