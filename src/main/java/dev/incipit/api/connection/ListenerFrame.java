package dev.incipit.api.connection;

import io.helidon.common.context.Context;
import io.helidon.http.encoding.ContentEncodingContext;
import io.helidon.http.media.MediaContext;
import io.helidon.webserver.ListenerConfig;
import io.helidon.webserver.ListenerContext;
import io.helidon.webserver.Router;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.HttpRouting;
import java.util.concurrent.ExecutorService;

/** What all connections of one socket share, as the server library asks for it. */
public record ListenerFrame(
        Router router,
        DirectHandlers directHandlers,
        ListenerConfig config,
        Context context,
        MediaContext mediaContext,
        ContentEncodingContext contentEncodingContext)
        implements ListenerContext {
    /**
     * Of a socket that answers by a routing.
     *
     * @param bodyBytesMax more is refused by the library, before routing where the length is announced
     */
    public static ListenerFrame of(HttpRouting.Builder routing, DirectHandlers errors, long bodyBytesMax) {
        return new ListenerFrame(
                Router.builder().addRouting(routing).build(),
                errors,
                ListenerConfig.builder().maxPayloadSize(bodyBytesMax).build(),
                Context.create(),
                MediaContext.create(),
                ContentEncodingContext.create());
    }

    @Override
    public ExecutorService executor() {
        throw new UnsupportedOperationException("HTTP/1.1 needs none");
    }
}
