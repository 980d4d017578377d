package dev.incipit.api.connection;

import io.helidon.common.context.Context;
import io.helidon.http.DirectHandler;
import io.helidon.http.encoding.ContentEncodingContext;
import io.helidon.http.media.MediaContext;
import io.helidon.webserver.ListenerConfig;
import io.helidon.webserver.ListenerContext;
import io.helidon.webserver.Router;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.HttpRouting;
import java.util.concurrent.ExecutorService;

/** What all connections of a socket share, in the form Helidon asks for. Can go with {@link Listener}. */
public record ListenerFrame(
        Router router,
        DirectHandlers directHandlers,
        ListenerConfig config,
        Context context,
        MediaContext mediaContext,
        ContentEncodingContext contentEncodingContext)
        implements ListenerContext {
    /**
     * The frame of a socket that answers with {@code routing}.
     *
     * @param errors answers what fails before routing
     * @param bodyBytesMax Helidon rejects longer bodies, before routing if the length is announced
     */
    public static ListenerFrame of(HttpRouting.Builder routing, DirectHandler errors, long bodyBytesMax) {
        var handlers = DirectHandlers.builder();
        for (var type : DirectHandler.EventType.values()) {
            handlers.addHandler(type, errors);
        }
        return new ListenerFrame(
                Router.builder().addRouting(routing).build(),
                handlers.build(),
                ListenerConfig.builder().maxPayloadSize(bodyBytesMax).build(),
                Context.create(),
                MediaContext.create(),
                ContentEncodingContext.create());
    }

    @Override
    public ExecutorService executor() {
        throw new UnsupportedOperationException("HTTP/1.1 needs no executor");
    }
}
