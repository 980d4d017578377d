package dev.incipit.api;

import dev.incipit.api.exchange.Endpoint;
import dev.incipit.api.exchange.EntityTag;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.text.ShippedFile;
import io.helidon.common.LazyValue;
import io.helidon.common.media.type.MediaType;
import io.helidon.common.media.type.MediaTypes;
import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Status;
import io.helidon.openapi.OpenApiFeature;
import io.helidon.openapi.OpenApiFormat;
import io.helidon.openapi.OpenApiManager;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.Yaml;

/** Serves GET /openapi.json, the OpenAPI 3.1.0 document of this interface, always as JSON. */
public final class OpenApiHandler implements Handler {
    private static final String DOCUMENT = "/openapi.json";

    /** Formats that Helidon's feature knows; it would reject others with its own message. */
    private static final Map<String, MediaType> FORMATS = Map.of(
            "json", MediaTypes.APPLICATION_JSON,
            "yaml", MediaTypes.APPLICATION_OPENAPI_YAML,
            "yml", MediaTypes.APPLICATION_OPENAPI_YAML);

    /** Those of Helidon's feature, in its order. */
    private static final MediaType[] TYPES = {
        MediaTypes.APPLICATION_OPENAPI_YAML,
        MediaTypes.APPLICATION_X_YAML,
        MediaTypes.APPLICATION_YAML,
        MediaTypes.APPLICATION_OPENAPI_JSON,
        MediaTypes.APPLICATION_JSON,
        MediaTypes.TEXT_X_YAML,
        MediaTypes.TEXT_YAML
    };

    private static final Set<MediaType> JSON = Set.of(MediaTypes.APPLICATION_OPENAPI_JSON, MediaTypes.APPLICATION_JSON);

    /** The document as YAML, made when it is first needed. */
    private static final LazyValue<byte[]> YAML =
            LazyValue.create(() -> yaml(ShippedFile.text(DOCUMENT)).getBytes(StandardCharsets.UTF_8));

    private static final Header REVALIDATED = HeaderValues.createCached(HeaderNames.CACHE_CONTROL, "no-cache");

    private final byte[] document = document();
    private final EntityTag tag = EntityTag.of(document);

    /** The shipped document, as JSON in UTF-8. */
    public static byte[] document() {
        return ShippedFile.bytes(DOCUMENT);
    }

    /** GET /openapi by Helidon: the same document as YAML or JSON, as the client prefers. */
    static OpenApiFeature feature() {
        return OpenApiFeature.builder()
                .webContext(Endpoint.OPENAPI_NEGOTIATED_PATH)
                .manager(new Forms())
                .cors(cors -> cors.enabled(false))
                .build();
    }

    /** Answers clients that accept neither format, which the feature passes on. */
    static void refuse(ServerRequest request, ServerResponse response) {
        ProblemHandler.answer(request, response, Status.NOT_ACCEPTABLE_406, "The document is served as YAML or JSON.");
    }

    /** Answers HEAD /openapi, which the feature does not know, as it answers GET; runs after {@link #addHeaders}. */
    static void head(ServerRequest request, ServerResponse response) {
        var type = format(request).map(FORMATS::get).or(() -> request.headers().bestAccepted(TYPES));
        if (type.isEmpty()) {
            response.next();
            return;
        }
        var body = JSON.contains(type.get()) ? document() : YAML.get();
        Exchange.of(request)
                .answer(
                        request,
                        response,
                        Status.OK_200,
                        HeaderValues.create(HeaderNames.CONTENT_TYPE, type.get().text()),
                        body);
    }

    private static String yaml(String json) {
        var block = new DumperOptions();
        block.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
        return new Yaml(block).dump(new Yaml().load(json));
    }

    private static Optional<String> format(ServerRequest request) {
        return request.query().first("format").asOptional().map(word -> word.toLowerCase(Locale.ROOT));
    }

    /** Runs before the feature, which knows neither the headers of every response nor the log. */
    static void addHeaders(ServerRequest request, ServerResponse response) {
        if (format(request).filter(word -> !FORMATS.containsKey(word)).isPresent()) {
            ProblemHandler.answer(request, response, Status.BAD_REQUEST_400, "format must be json or yaml.");
            return;
        }
        var exchange = Exchange.of(request);
        exchange.headers().forEach(response::header);
        response.headers().add(HeaderValues.create(HeaderNames.VARY, HeaderNames.ACCEPT.defaultCase()));
        response.whenSent(() -> exchange.facts().status(response.status().code()));
        response.next();
    }

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        var exchange = Exchange.of(request);
        response.header(HeaderValues.create(HeaderNames.ETAG, tag.text()));
        response.header(REVALIDATED);
        if (tag.matches(request.headers())) {
            exchange.answerEmpty(request, response, Status.NOT_MODIFIED_304);
        } else {
            exchange.answer(request, response, Status.OK_200, document);
        }
    }

    /**
     * Both formats for the feature. Helidon's own manager (4.1.7) writes a JSON null as {@code !!null "null"}, and looks for a
     * file in the working directory first.
     */
    private static final class Forms implements OpenApiManager<String> {
        @Override
        public String name() {
            return "shipped";
        }

        @Override
        public String type() {
            return "incipit";
        }

        @Override
        public String load(String content) {
            return ShippedFile.text(DOCUMENT);
        }

        @Override
        public String format(String json, OpenApiFormat format) {
            return format == OpenApiFormat.JSON ? json : yaml(json);
        }
    }
}
