package dev.incipit.web.attempt;

import dev.incipit.api.PageRuns;
import dev.incipit.api.PageRuns.Caller;
import dev.incipit.crawl.CrawlProgress;
import dev.incipit.history.RunHistory;
import dev.incipit.history.RunTexts;
import dev.incipit.problem.InvalidInput;
import dev.incipit.problem.PlanForbids;
import dev.incipit.problem.Problem;
import dev.incipit.web.layout.Field;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.Growth;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import gg.jte.Content;
import gg.jte.html.HtmlInterceptor;
import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Makes the files of a site; the page grows while the run goes on. */
public final class GeneratePage {
    private static final String PATH = "/app/generate";
    private static final String BOTH = "both";

    /** 10 000 characters of instructions, each escaped as up to twelve. */
    private static final long FORM_BYTES_MAX = 160L << 10;

    /** Steps are sent no closer than this, in nanoseconds. */
    private static final long STEP_NANOS = 300_000_000;

    private final PageRuns runs;
    private final RunHistory history;

    public GeneratePage(PageRuns runs, RunHistory history) {
        this.runs = runs;
        this.history = history;
    }

    public List<PageRoute> routes() {
        return List.of(
                PageRoute.get(PATH, Access.SIGNED_IN, this::show),
                PageRoute.post(PATH, Access.SIGNED_IN, this::run).reading(FORM_BYTES_MAX));
    }

    private static GenerateView typed(String url, String fileType, String instructions) {
        return new GenerateView(
                Field.of("url", "Address of a site", url)
                        .hinting("As in docs.example.org; a path limits the run to the pages below it."),
                fileType,
                Optional.empty(),
                Field.of("instructions", "Instructions for agents, if you have any", instructions)
                        .hinting("They stand in both files, below the summary."),
                Optional.empty());
    }

    private WebAnswer show(PageRequest request) {
        return WebAnswer.html(form(request, typed(request.query().text("url"), BOTH, "")));
    }

    private static WebAnswer.Template form(PageRequest request, GenerateView view) {
        var frame = request.frame("Generate");
        return (out, forms) -> JtegenerateGenerated.render(out, forms, frame, view);
    }

    private WebAnswer run(PageRequest request) {
        var form = request.form();
        var fileType = form.text("fileType");
        var view = typed(form.text("url"), fileType, form.exact("instructions"));
        var user = request.signedIn();
        var caller = new Caller(user.accountId(), user.address(), request.clientAddress());
        PageRuns.Generation generation;
        try {
            generation =
                    runs.generation(request.server(), caller, form.text("url"), fileType, form.exact("instructions"));
        } catch (InvalidInput wrong) {
            return WebAnswer.wrong(form(request, wrongAt(view, wrong.getMessage())));
        } catch (PlanForbids refused) {
            return WebAnswer.wrong(form(
                    request,
                    new GenerateView(
                            view.url(),
                            fileType,
                            Optional.of(refused.getMessage()),
                            view.instructions(),
                            Optional.empty())));
        } catch (Problem refused) {
            return WebAnswer.wrong(form(request, refused(view, refused)));
        }
        return growing(request, generation, view);
    }

    private static GenerateView refused(GenerateView view, Problem refused) {
        return new GenerateView(
                view.url(), view.fileType(), Optional.empty(), view.instructions(), Optional.of(refused.getMessage()));
    }

    /** The interface names the member at the sentence's beginning. */
    private static GenerateView wrongAt(GenerateView view, String sentence) {
        var ofInstructions = sentence.startsWith("instructions");
        var ofFileType = sentence.startsWith("fileType");
        return new GenerateView(
                ofInstructions || ofFileType ? view.url() : view.url().wrong(sentence),
                view.fileType(),
                ofFileType ? Optional.of(sentence) : Optional.empty(),
                ofInstructions ? view.instructions().wrong(sentence) : view.instructions(),
                Optional.empty());
    }

    private WebAnswer growing(PageRequest request, PageRuns.Generation generation, GenerateView view) {
        var host = generation.site().home().host();
        var frame = request.frame("Generate");
        var last = history.lastKept(request.signedIn().accountId(), host)
                .map(kept -> history.files(kept.run()))
                .flatMap(RunTexts::llmsTxt);
        return WebAnswer.growing((out, forms, growth) -> {
            var result = new Result();
            Content steps = _ -> {
                growth.flush();
                result.of(() -> generation.run(steps(growth), (made, note) -> MadeFiles.of(made, note, last)));
            };
            Content files = _ -> result.write(out, forms, view);
            JtegeneratingGenerated.render(out, forms, frame, host, steps, files);
        });
    }

    private static Consumer<CrawlProgress> steps(Growth growth) {
        var next = new AtomicLong(System.nanoTime());
        return progress -> {
            var now = System.nanoTime();
            var due = next.get();
            if (now - due >= 0 && next.compareAndSet(due, now + STEP_NANOS)) {
                growth.send((out, forms) -> JtestepGenerated.render(out, forms, progress));
            }
        };
    }

    /** How the run ended. */
    private static final class Result {
        private Optional<MadeFiles> files = Optional.empty();
        private Optional<Problem> problem = Optional.empty();

        void of(Supplier<MadeFiles> run) {
            try {
                files = Optional.of(run.get());
            } catch (Problem ended) {
                problem = Optional.of(ended);
            }
        }

        void write(HtmlTemplateOutput out, HtmlInterceptor forms, GenerateView view) {
            files.ifPresent(made -> JtemadeGenerated.render(out, forms, made));
            problem.ifPresent(ended -> JteunmadeGenerated.render(out, forms, refused(view, ended)));
        }
    }
}
