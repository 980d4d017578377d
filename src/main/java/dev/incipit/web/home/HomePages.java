package dev.incipit.web.home;

import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import io.helidon.common.LazyValue;
import java.util.List;
import java.util.function.Supplier;

/** The start page and the page of the interface, for everybody. */
public final class HomePages {
    /** Read when first asked for, since the service starts without it. */
    private final LazyValue<ApiDocs> docs;

    private final FrontView front;

    /**
     * @param openApi reads the interface as an OpenAPI document
     * @param open what visitors without an account can do
     */
    public HomePages(Supplier<byte[]> openApi, FrontView open) {
        this.docs = LazyValue.create(() -> ApiDocs.read(openApi.get()));
        this.front = open;
    }

    public List<PageRoute> routes() {
        return List.of(
                PageRoute.get("/", Access.ANYBODY, this::front), PageRoute.get("/docs", Access.ANYBODY, this::docs));
    }

    private WebAnswer front(PageRequest request) {
        var frame = request.frame("The opening words of your website, for machine readers");
        return WebAnswer.html((out, forms) -> JtefrontGenerated.render(out, forms, frame, front));
    }

    private WebAnswer docs(PageRequest request) {
        var frame = request.frame("The interface");
        return WebAnswer.html((out, forms) -> JtedocsGenerated.render(out, forms, frame, docs.get(), request.origin()));
    }
}
