package dev.incipit.web.serve;

import dev.incipit.people.People;
import dev.incipit.people.Secret;
import dev.incipit.text.Words;
import dev.incipit.web.SignedIn;
import dev.incipit.web.layout.Frame;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import java.util.Optional;

/** One request for a page: what was sent, who sent it, and the cookies that its answer sets. Confined to its thread. */
public final class PageRequest {
    private final ServerRequest request;
    private final String clientAddress;
    private final boolean secure;
    private final Cookies cookies;
    private final Optional<SignedIn> user;
    private final Form query;
    private Form form = Form.EMPTY;
    private Optional<String> visitor;

    PageRequest(
            ServerRequest request,
            String clientAddress,
            boolean secure,
            Cookies cookies,
            Optional<SignedIn> user,
            Form query) {
        this.request = request;
        this.clientAddress = clientAddress;
        this.secure = secure;
        this.cookies = cookies;
        this.user = user;
        this.query = query;
        this.visitor = cookies.value(Cookies.VISITOR);
    }

    void form(Form sent) {
        form = sent;
    }

    /** The path, without the query. */
    public String path() {
        return request.prologue().uriPath().path();
    }

    /** The variable part of the path, as in {@code /app/runs/{id}}. */
    public String id() {
        return request.path().pathParameters().get("id");
    }

    public ServerRequest server() {
        return request;
    }

    /** The address's query, read like a form. */
    public Form query() {
        return query;
    }

    /** What was typed; empty for GET. */
    public Form form() {
        return form;
    }

    /** The client's address, behind the operator's proxies. */
    public String clientAddress() {
        return clientAddress;
    }

    /** What the browser says it is; at most 200 characters. */
    public String userAgent() {
        return Words.beginning(request.headers().first(HeaderNames.USER_AGENT).orElse(""), 200);
    }

    /** Scheme and host as the request names them, for text that is shown to the same visitor only: never for mails. */
    public String origin() {
        return (secure ? "https://" : "http://")
                + request.headers().first(HeaderNames.HOST).orElse("localhost");
    }

    public Optional<SignedIn> user() {
        return user;
    }

    /** Who is signed in, on a page that asks for it. */
    public SignedIn signedIn() {
        return user.orElseThrow();
    }

    /** The id of the session, as the browser sent it. */
    public Optional<String> session() {
        return cookies.value(Cookies.SESSION);
    }

    /** The secret of the browser's sign-in that goes on elsewhere. */
    public Optional<String> attempt() {
        return cookies.value(Cookies.ATTEMPT);
    }

    /** Has the browser keep a secret while its sign-in goes on elsewhere. */
    public void attempt(String secret) {
        cookies.set(Cookies.ATTEMPT, secret, Optional.of(People.ATTEMPT_LIFE));
    }

    /** Gives the browser a new session. Forms that the visitor opened before are no longer accepted. */
    public void begin(String sessionId) {
        cookies.set(Cookies.SESSION, sessionId, Optional.empty());
        cookies.remove(Cookies.VISITOR);
        attempt().ifPresent(_ -> cookies.remove(Cookies.ATTEMPT));
    }

    /** Takes the session from the browser. */
    public void end() {
        cookies.remove(Cookies.SESSION);
    }

    /** Shows a sentence on the next page, after {@link WebAnswer#seeOther}. */
    public void notice(String sentence) {
        cookies.notice(sentence);
    }

    public Frame frame(String title) {
        return new Frame(title, path(), user, cookies.takeNotice());
    }

    /** The token of this visitor's forms; templates write it by themselves. */
    String formToken() {
        return user.map(SignedIn::csrfToken).orElseGet(() -> FormTokens.of(visitorSecret()));
    }

    /** The token that this visitor's forms had when they were sent; empty if they cannot have had one. */
    Optional<String> expectedToken() {
        return user.map(SignedIn::csrfToken).or(() -> visitor.map(FormTokens::of));
    }

    private String visitorSecret() {
        if (visitor.isEmpty()) {
            var secret = Secret.generate().text();
            visitor = Optional.of(secret);
            cookies.set(Cookies.VISITOR, secret, Optional.empty());
        }
        return visitor.get();
    }
}
