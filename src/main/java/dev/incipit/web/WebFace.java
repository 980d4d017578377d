package dev.incipit.web;

import dev.incipit.client.ClientAddress;
import dev.incipit.client.ClientScheme;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.PageRouting;
import io.helidon.webserver.http.HttpRouting;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** All pages for people, to be mounted on the API's port. */
public final class WebFace {
    private final PageRouting routing;

    /** @param trustedProxy whether an address is one of the operator's proxies */
    public WebFace(WebConfig config, SignInCheck users, Predicate<InetAddress> trustedProxy) {
        this.routing = new PageRouting(users, new ClientAddress(trustedProxy), new ClientScheme(trustedProxy), config);
    }

    /** Adds the pages to the server's routing. */
    public void mount(HttpRouting.Builder server) {
        routing.mount(server, pages());
    }

    private List<PageRoute> pages() {
        var pages = new ArrayList<PageRoute>();
        return pages;
    }
}
