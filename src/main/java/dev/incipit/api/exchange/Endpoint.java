package dev.incipit.api.exchange;

import dev.incipit.account.Operation;
import java.util.Optional;
import java.util.Set;

/** What a path leads to, as far as headers, log and metrics need it. */
public enum Endpoint {
    GENERATE("generate", Optional.of(Operation.GENERATE), true),
    VALIDATE("validate", Optional.of(Operation.VALIDATE), true),
    USAGE("usage", Optional.empty(), true),
    /** Its tools use allowances of their own. */
    MCP("mcp", Optional.empty(), true),
    /** An unknown path below the prefix that requires a key, or a path that could not be read and may have been below it. */
    UNKNOWN("unknown", Optional.empty(), true),
    OPENAPI("openapi", Optional.empty(), false),
    /** A page for people, or a file of its style or script. */
    PAGE("page", Optional.empty(), false),
    /** A run that was begun on a page, which goes on after the page's answer. */
    PAGE_GENERATE("page_generate", Optional.of(Operation.GENERATE), false),
    PAGE_VALIDATE("page_validate", Optional.of(Operation.VALIDATE), false),
    OTHER("other", Optional.empty(), false);

    public static final String GENERATE_PATH = "/api/v1/generate";
    public static final String VALIDATE_PATH = "/api/v1/validate";
    public static final String USAGE_PATH = "/api/v1/usage";
    public static final String MCP_PATH = "/mcp";
    public static final String OPENAPI_PATH = "/openapi.json";
    /** The same document, as YAML or JSON. */
    public static final String OPENAPI_NEGOTIATED_PATH = "/openapi";

    private static final String PREFIX = "/api/v1";

    /** What the paths of pages begin with; a test of the pages holds them to it. */
    private static final Set<String> PAGES = Set.of(
            "app", "assets", "checks", "docs", "invite", "login", "logout", "reset", "signup", "validate", "verify");

    private static final String UNREAD = "";
    private static final String FRONT_PAGE = "/";

    private final String word;
    private final Optional<Operation> operation;
    private final boolean api;

    Endpoint(String word, Optional<Operation> operation, boolean api) {
        this.word = word;
        this.operation = operation;
        this.api = api;
    }

    /** The endpoint of a request path without its query. */
    static Endpoint of(String path) {
        return switch (path) {
            case GENERATE_PATH -> GENERATE;
            case VALIDATE_PATH -> VALIDATE;
            case USAGE_PATH -> USAGE;
            case MCP_PATH -> MCP;
            case OPENAPI_PATH, OPENAPI_NEGOTIATED_PATH -> OPENAPI;
            case PREFIX, UNREAD -> UNKNOWN;
            case FRONT_PAGE -> PAGE;
            case String other when other.startsWith(PREFIX + "/") -> UNKNOWN;
            case String other when other.startsWith("/") && PAGES.contains(firstSegment(other)) -> PAGE;
            case String _ -> OTHER;
        };
    }

    private static String firstSegment(String path) {
        int end = path.indexOf('/', 1);
        return path.substring(1, end < 0 ? path.length() : end);
    }

    /** The name in log and metrics. */
    public String word() {
        return word;
    }

    /** Whether each of its paths is a route of this service, and not whatever a client sent, or an address of one run. */
    public boolean routed() {
        return (api && this != UNKNOWN) || this == OPENAPI;
    }

    /** The operation whose allowance a request uses. */
    public Optional<Operation> operation() {
        return operation;
    }

    /** Whether requests need a key and responses carry rate limit headers. */
    public boolean api() {
        return api;
    }
}
