package dev.incipit.api.exchange;

import dev.incipit.account.Admission;
import dev.incipit.account.Grant;
import dev.incipit.account.Operation;
import dev.incipit.account.QuotaState;
import dev.incipit.account.RateState;
import dev.incipit.account.Receipt;
import dev.incipit.compute.Tenant;
import dev.incipit.problem.GenerationFailed;
import dev.incipit.problem.LimitReached;
import dev.incipit.problem.Problem;
import dev.incipit.trace.TraceContext;
import io.helidon.http.Header;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Headers;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.lang.ScopedValue.CallableOp;
import java.lang.System.Logger.Level;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

/**
 * One request and what is known of it so far: its id, its caller's limits, the headers its response must carry (decisions §2),
 * and the facts for log and metrics. Confined to the thread of its connection.
 */
public final class Exchange {
    private static final System.Logger LOG = System.getLogger(Exchange.class.getName());
    private static final HeaderName TRACEPARENT = HeaderNames.create(TraceContext.HEADER);
    public static final HeaderName REQUEST_ID = HeaderNames.create("X-Request-Id");
    private static final Header NO_STORE = HeaderValues.create(HeaderNames.CACHE_CONTROL, "no-store");
    /** On an answer that an earlier request with the same {@code Idempotency-Key} got. */
    public static final Header REPLAYED = HeaderValues.createCached(HeaderNames.create("Idempotent-Replayed"), "true");

    /** Request ids accepted from clients (decisions §1, Request id). */
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9._-]{1,128}");

    private final String id;
    private Endpoint endpoint;
    private final Instant started;
    private final InstantSource clock;
    private Optional<TraceContext> trace;
    private final RequestFacts facts = new RequestFacts();
    private Optional<Grant> grant = Optional.empty();
    private Optional<RateState> rate = Optional.empty();
    private Optional<QuotaState> quota = Optional.empty();
    private Optional<Receipt> spent = Optional.empty();
    private final BooleanSupplier stopping;
    private Optional<BooleanSupplier> gone = Optional.empty();
    private boolean closing;

    private Exchange(
            String id, Endpoint endpoint, InstantSource clock, Optional<TraceContext> trace, BooleanSupplier stopping) {
        this.id = id;
        this.endpoint = endpoint;
        this.clock = clock;
        this.started = clock.instant();
        this.trace = trace;
        this.stopping = stopping;
    }

    /**
     * Begins an exchange from a request's path and headers. A {@code stopping} service closes each connection after its next
     * response; otherwise an idle client would hold it until the end of the grace period.
     */
    public static Exchange begin(String path, Headers headers, InstantSource clock, BooleanSupplier stopping) {
        var trace = headers.first(TRACEPARENT).flatMap(TraceContext::continuing);
        return new Exchange(id(headers), Endpoint.of(path), clock, trace, stopping);
    }

    /** The client's id of a request with these headers; one that is made if it sent none, or a malformed one. */
    public static String id(Headers headers) {
        return headers.first(REQUEST_ID)
                .filter(supplied -> ID.matcher(supplied).matches())
                .orElseGet(() -> UUID.randomUUID().toString());
    }

    public static Exchange of(ServerRequest request) {
        return request.context().get(Exchange.class).orElseThrow();
    }

    public String id() {
        return id;
    }

    public Endpoint endpoint() {
        return endpoint;
    }

    /** Counts this request as a run of {@code kind}, where its path did not tell. */
    public void becomes(Endpoint kind) {
        endpoint = kind;
    }

    /** An exchange for work of the same caller that goes on after this one's answer, with facts of its own and the same id. */
    public Exchange continued(Endpoint kind) {
        var span = trace.flatMap(above -> TraceContext.continuing(above.traceparent()));
        var work = new Exchange(id, kind, clock, span, stopping);
        work.facts.asked(facts.method(), facts.path());
        work.facts.person(facts.person());
        grant.ifPresent(work::recognise);
        return work;
    }

    public Instant started() {
        return started;
    }

    /** The position in a trace; empty if the caller sent none and none is kept here. */
    public Optional<TraceContext> trace() {
        return trace;
    }

    /** Begins a trace unless the caller did. */
    public void beginTrace() {
        trace = trace.or(() -> Optional.of(TraceContext.beginning()));
    }

    public RequestFacts facts() {
        return facts;
    }

    /** Keeps a problem for log and metrics; one of this service's own is logged with its cause. */
    public void failed(Problem problem) {
        facts.problem(problem);
        if (problem instanceof GenerationFailed) {
            LOG.log(Level.ERROR, "request_id=" + id, problem);
        }
    }

    /** Does work for the caller, and keeps a problem that the response will show by no status. */
    public <T, X extends Throwable> T noted(CallableOp<T, X> work) throws X {
        try {
            return work.call();
        } catch (Problem problem) {
            failed(problem);
            throw problem;
        }
    }

    /** Logs a bug, and keeps for metrics that there was one. */
    public void failedByBug(Throwable bug) {
        facts.problem("Bug");
        LOG.log(Level.ERROR, "request_id=" + id, bug);
    }

    /** The admitted key; only set behind {@code AdmissionFilter}. */
    public Grant grant() {
        return grant.orElseThrow();
    }

    /** The account that this request works for; requests that need no key share the operator's tenant. */
    public Tenant tenant() {
        return grant.map(known -> tenantOf(known.accountId())).orElse(Tenant.OPERATOR);
    }

    public static Tenant tenantOf(long accountId) {
        return new Tenant("account " + accountId);
    }

    public Optional<Grant> grantIfAny() {
        return grant;
    }

    /** Says how to learn that the client has disconnected, where the response has begun and the connection cannot be asked. */
    public void goneWhen(BooleanSupplier known) {
        gone = Optional.of(known);
    }

    public Optional<BooleanSupplier> gone() {
        return gone;
    }

    /** Closes the connection after this response. */
    public void close() {
        closing = true;
    }

    boolean closing() {
        return closing || stopping.getAsBoolean();
    }

    /** Asks {@code admission}; empty means admitted. {@code x-api-key} wins over {@code Authorization} (decisions §1). */
    public Optional<Problem> admit(Admission admission, Headers headers, String clientAddress) {
        return judged(admission.admit(SentKey.of(headers), clientAddress));
    }

    /** Asks {@code admission} for an account whose user is known by other means; empty means admitted. */
    public Optional<Problem> admitAccount(Admission admission, long accountId, String clientAddress) {
        return judged(admission.admitAccount(accountId, clientAddress));
    }

    private Optional<Problem> judged(Admission.Decision decision) {
        return switch (decision) {
            case Admission.Admitted(var admitted) -> {
                recognise(admitted);
                rate = Optional.of(admitted.rate());
                yield Optional.empty();
            }
            case Admission.Rejected rejected -> {
                rejected.grant().ifPresent(this::recognise);
                rate = Optional.ofNullable(rejected.rate());
                if (rejected.problem() instanceof LimitReached) {
                    facts.limit(RequestFacts.Limit.MINUTE);
                }
                yield Optional.of(rejected.problem());
            }
        };
    }

    /** Admission failed: the account stays unknown, and the response carries the client address's limit (decisions §2). */
    public void unjudged(RateState ofAddress) {
        rate = Optional.of(ofAddress);
    }

    private void recognise(Grant known) {
        grant = Optional.of(known);
        quota = endpoint.operation().map(known::quota);
    }

    /**
     * Spends one of the month's allowance; must be followed by {@link #settle}.
     *
     * @throws LimitReached when none is left
     */
    public void spend(Admission admission, Operation operation) {
        switch (admission.spend(grant(), operation)) {
            case Admission.Spent(var receipt, var left) -> {
                facts.runBegins(clock.instant());
                quota = Optional.of(left);
                spent = Optional.of(receipt);
            }
            case Admission.Exhausted(var problem, var left) -> {
                quota = Optional.of(left);
                facts.limit(RequestFacts.Limit.MONTH);
                throw problem;
            }
        }
    }

    /** Settles what {@link #spend} took, if anything; returns whether that stays taken. */
    public boolean settle(Admission admission, boolean failed) {
        var givenBack = spent.filter(receipt -> admission.settle(receipt, failed));
        givenBack.ifPresent(_ -> quota = quota.map(
                left -> new QuotaState(left.limit(), Math.min(left.limit(), left.remaining() + 1), left.resetAt())));
        return spent.isPresent() && givenBack.isEmpty();
    }

    /** The headers that every response to this request carries. */
    public List<Header> headers() {
        var headers = new ArrayList<Header>();
        headers.add(HeaderValues.create(REQUEST_ID, id));
        if (endpoint.api()) {
            headers.add(NO_STORE);
        }
        headers.addAll(RateLimitFields.of(rate, quota, clock.instant()));
        if (closing()) {
            headers.add(HeaderValues.CONNECTION_CLOSE);
        }
        return headers;
    }

    public void answer(ServerRequest request, ServerResponse response, Status status, byte[] json) {
        answer(request, response, status, HeaderValues.CONTENT_TYPE_JSON, json);
    }

    /** Sends a response of another type. */
    public void answer(ServerRequest request, ServerResponse response, Status status, Header type, byte[] body) {
        prepare(request, response, status);
        response.header(type);
        Framing.send(request, response, body);
    }

    private void prepare(ServerRequest request, ServerResponse response, Status status) {
        facts.status(status.code());
        if (Framing.leftUnread(request) || Framing.saysClose(request.headers())) {
            closing = true;
        }
        response.status(status);
        headers().forEach(response::header);
    }

    public void answerEmpty(ServerRequest request, ServerResponse response, Status status) {
        prepare(request, response, status);
        Framing.sendEmpty(response);
    }
}
