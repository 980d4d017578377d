package dev.incipit.api.exchange;

import dev.incipit.account.Operation;
import java.util.Optional;

/** What a path leads to, as far as headers, log and counts care. */
public enum Endpoint {
    GENERATE("generate", Optional.of(Operation.GENERATE), true),
    VALIDATE("validate", Optional.of(Operation.VALIDATE), true),
    /** Nothing, but under the prefix that asks for a key; or a path that could not be read and may have been under it. */
    UNKNOWN("unknown", Optional.empty(), true),
    OPENAPI("openapi", Optional.empty(), false),
    OTHER("other", Optional.empty(), false);

    public static final String GENERATE_PATH = "/api/v1/generate";
    public static final String VALIDATE_PATH = "/api/v1/validate";
    public static final String OPENAPI_PATH = "/openapi.json";
    /** The same document, as YAML or JSON. */
    public static final String OPENAPI_NEGOTIATED_PATH = "/openapi";

    private static final String PREFIX = "/api/v1";
    private static final String UNREAD = "";

    private final String word;
    private final Optional<Operation> operation;
    private final boolean api;

    Endpoint(String word, Optional<Operation> operation, boolean api) {
        this.word = word;
        this.operation = operation;
        this.api = api;
    }

    /** By the path of the request, without its query. */
    static Endpoint of(String path) {
        return switch (path) {
            case GENERATE_PATH -> GENERATE;
            case VALIDATE_PATH -> VALIDATE;
            case OPENAPI_PATH, OPENAPI_NEGOTIATED_PATH -> OPENAPI;
            case PREFIX, UNREAD -> UNKNOWN;
            case String other when other.startsWith(PREFIX + "/") -> UNKNOWN;
            case String _ -> OTHER;
        };
    }

    /** Its name in log and counts. */
    public String word() {
        return word;
    }

    /** The operation whose allowance it is about. */
    public Optional<Operation> operation() {
        return operation;
    }

    /** Whether a key is asked for and the rate headers are owed. */
    public boolean api() {
        return api;
    }
}
