package dev.incipit.web.attempt;

import dev.incipit.web.CheckText;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import io.helidon.common.LazyValue;
import java.util.List;
import java.util.function.Supplier;

/** The explanation of each check, for everybody. */
public final class CheckPages {
    private static final String PATH = "/checks";

    /** Read when first asked for, since the service starts without them. */
    private final LazyValue<List<CheckText>> checks;

    /** @param read reads them in report order */
    public CheckPages(Supplier<List<CheckText>> read) {
        this.checks = LazyValue.create(read);
    }

    public List<PageRoute> routes() {
        return List.of(
                PageRoute.get(PATH, Access.ANYBODY, this::list),
                PageRoute.get(PATH + "/{id}", Access.ANYBODY, this::show));
    }

    private WebAnswer list(PageRequest request) {
        var frame = request.frame("The checks");
        return WebAnswer.html((out, forms) -> JtechecksGenerated.render(out, forms, frame, checks.get()));
    }

    private WebAnswer show(PageRequest request) {
        var id = request.id();
        return checks.get().stream()
                .filter(check -> check.id().equals(id))
                .findFirst()
                .map(check -> {
                    var frame = request.frame(check.check().name());
                    return WebAnswer.html((out, forms) -> JtecheckGenerated.render(out, forms, frame, check));
                })
                .orElseGet(WebAnswer::notFound);
    }
}
