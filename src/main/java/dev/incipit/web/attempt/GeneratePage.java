package dev.incipit.web.attempt;

import dev.incipit.api.PageRuns;
import dev.incipit.api.PageRuns.Caller;
import dev.incipit.history.RunHistory;
import dev.incipit.problem.InvalidInput;
import dev.incipit.problem.PlanForbids;
import dev.incipit.problem.Problem;
import dev.incipit.web.desk.Numbers;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import java.util.List;

/** Begins the run that makes the files of a site, and leads to its page. */
public record GeneratePage(PageRuns runs, RunHistory history) {
    private static final String PATH = "/app/generate";
    private static final String BOTH = "both";

    /** 10 000 characters of instructions, each escaped as up to twelve. */
    private static final long FORM_BYTES_MAX = 160L << 10;

    public List<PageRoute> routes() {
        return List.of(
                PageRoute.get(PATH, Access.SIGNED_IN, this::show),
                PageRoute.post(PATH, Access.SIGNED_IN, this::begin).reading(FORM_BYTES_MAX));
    }

    private WebAnswer show(PageRequest request) {
        var typed = new RunResult.Typed(request.query().text("url"), BOTH, "");
        return WebAnswer.html(form(request, GenerateView.of(PageRuns.newId(), typed)));
    }

    private static WebAnswer.Template form(PageRequest request, GenerateView view) {
        var frame = request.frame("Generate");
        return (out, forms) -> JtegenerateGenerated.render(out, forms, frame, view);
    }

    private WebAnswer begin(PageRequest request) {
        var form = request.form();
        var typed = new RunResult.Typed(form.text("url"), form.text("fileType"), form.exact("instructions"));
        long id = Numbers.id(form.text("run")).orElseGet(PageRuns::newId);
        var view = GenerateView.of(id, typed);
        try {
            return WebAnswer.seeOther(RunPage.PATH + "/" + begin(request, id, typed));
        } catch (InvalidInput wrong) {
            return WebAnswer.wrong(form(request, view.wrong(wrong.getMessage())));
        } catch (PlanForbids refused) {
            return WebAnswer.wrong(form(request, view.wrongFileType(refused.getMessage())));
        } catch (Problem refused) {
            return WebAnswer.wrong(form(request, view.refusing(refused.getMessage())));
        }
    }

    private long begin(PageRequest request, long id, RunResult.Typed typed) {
        var user = request.signedIn();
        var caller = new Caller(user.accountId(), user.address(), request.clientAddress());
        var generation = runs.generation(request.server(), caller, typed.url(), typed.fileType(), typed.instructions());
        var last = new LastIndex(runs, history).of(user.accountId(), generation.host());
        return generation.begin(
                runId(user.accountId(), id),
                (made, note) -> new RunResult(typed, MadeFiles.of(made, note, last), null).json(),
                ended -> new RunResult(typed, null, ended.getMessage()).json());
    }

    /** The id of this form's run; a new one if the history has a run of this id that is too old to be this form's. */
    private long runId(long accountId, long formId) {
        long id = PageRuns.idOf(accountId, formId);
        boolean over = history.find(accountId, id).isPresent()
                && runs.watch(accountId, id).isEmpty();
        return over ? PageRuns.newId() : id;
    }
}
