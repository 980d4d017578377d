package dev.incipit.web;

import dev.incipit.client.ClientAddress;
import dev.incipit.client.ClientScheme;
import dev.incipit.people.People;
import dev.incipit.web.people.PeoplePages;
import dev.incipit.web.serve.FormTokens;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.PageRouting;
import io.helidon.webserver.http.HttpRouting;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** All pages for people, to be mounted on the API's port. */
public final class WebFace {
    private final PageRouting routing;
    private final People people;

    /** @param trustedProxy whether an address is one of the operator's proxies */
    public WebFace(WebConfig config, People people, Predicate<InetAddress> trustedProxy) {
        this.people = people;
        this.routing = new PageRouting(
                this::signedIn, new ClientAddress(trustedProxy), new ClientScheme(trustedProxy), config);
    }

    /** Adds the pages to the server's routing. */
    public void mount(HttpRouting.Builder server) {
        routing.mount(server, pages());
    }

    private Optional<SignedIn> signedIn(String sessionId) {
        return people.sessions()
                .user(sessionId)
                .map(user -> new SignedIn(
                        user.id(),
                        user.address(),
                        user.accountId(),
                        user.account(),
                        user.role(),
                        FormTokens.of(sessionId)));
    }

    private List<PageRoute> pages() {
        var pages = new ArrayList<PageRoute>();
        pages.addAll(PeoplePages.of(people));
        return pages;
    }
}
