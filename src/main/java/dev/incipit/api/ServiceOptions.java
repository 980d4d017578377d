package dev.incipit.api;

import dev.incipit.history.RunHistory;
import io.helidon.webserver.http.HttpRouting;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * What an operator may have besides the two operations.
 *
 * @param history where ended runs are written
 * @param pages adds the pages for people to the API's routing, with what they can have done
 * @param traces receives each traced request when it has ended; must not block
 */
public record ServiceOptions(
        Optional<Agents> agents,
        Optional<RunHistory> history,
        Optional<BiConsumer<HttpRouting.Builder, PageRuns>> pages,
        Optional<Consumer<RequestTrace>> traces) {}
