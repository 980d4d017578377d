package dev.incipit.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.icegreen.greenmail.util.GreenMail;
import dev.incipit.account.OwnKeys;
import dev.incipit.account.PlanCatalog;
import dev.incipit.api.OpenApiHandler;
import dev.incipit.api.exchange.Endpoint;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.store.Stores;
import dev.incipit.web.layout.Asset;
import io.helidon.http.WritableHeaders;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class WebFaceTest {
    private final GreenMail mails = WebService.mailServer();
    private final WebService service =
            WebService.over(Stores.H2.fresh(), mails, Map.of("WEB_ANONYMOUS_TRIES", "visitors"));

    @AfterEach
    void close() {
        service.close();
        mails.stop();
    }

    @Test
    void everyPageIsCountedAsAPage() {
        var clock = InstantSource.system();
        var store = service.store();
        var face = new WebFace(
                WebConfig.DEFAULTS,
                new DeskConfig(1, "visitors", store.history().config()),
                new DeskServices(
                        store.accounts(),
                        new OwnKeys(store.database(), PlanCatalog.DEFAULTS, clock),
                        PlanCatalog.DEFAULTS,
                        store.history(),
                        Map::of,
                        List::of,
                        OpenApiHandler::document,
                        clock),
                store.people(),
                _ -> true);
        var others = Stream.concat(
                        face.pages(null).stream().map(page -> page.path().replace("{id}", "17")),
                        Asset.all().stream().map(Asset::path))
                .filter(path -> Exchange.begin(path, WritableHeaders.create(), clock, () -> false)
                                .endpoint()
                        != Endpoint.PAGE)
                .toList();
        assertEquals(List.of(), others);
    }
}
