package dev.incipit.web.desk;

import dev.incipit.history.EndedRun.Task;
import dev.incipit.history.RunHistory;
import dev.incipit.text.Words;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import java.util.Arrays;
import java.util.List;

/** The list of an account's runs. */
public record RunPages(RunHistory history) {
    private static final String PATH = "/app/runs";
    private static final int ON_A_PAGE = 25;
    private static final int SITE_MAX = 300;

    public List<PageRoute> routes() {
        return List.of(PageRoute.get(PATH, Access.SIGNED_IN, this::list));
    }

    private WebAnswer list(PageRequest request) {
        var word = request.query().text("task");
        var task = Arrays.stream(Task.values())
                .filter(known -> Words.word(known).equals(word))
                .findFirst();
        var site = Words.beginning(request.query().text("site"), SITE_MAX);
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
}
