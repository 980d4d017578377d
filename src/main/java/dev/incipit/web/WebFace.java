package dev.incipit.web;

import dev.incipit.api.PageRuns;
import dev.incipit.client.ClientAddress;
import dev.incipit.client.ClientScheme;
import dev.incipit.people.People;
import dev.incipit.web.attempt.CheckPages;
import dev.incipit.web.attempt.GeneratePage;
import dev.incipit.web.attempt.RunPage;
import dev.incipit.web.attempt.ValidatePage;
import dev.incipit.web.desk.AccountPages;
import dev.incipit.web.desk.ApiKeyPages;
import dev.incipit.web.desk.OverviewPage;
import dev.incipit.web.desk.RunPages;
import dev.incipit.web.home.FrontView;
import dev.incipit.web.home.HomePages;
import dev.incipit.web.people.PeoplePages;
import dev.incipit.web.serve.FormTokens;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.PageRouting;
import io.helidon.webserver.http.HttpRouting;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * All pages for people, to be mounted on the API's port.
 *
 * @param trustedProxy whether an address is one of the operator's proxies
 */
public record WebFace(
        WebConfig config, DeskConfig desk, DeskServices services, People people, Predicate<InetAddress> trustedProxy) {
    public void mount(HttpRouting.Builder server, PageRuns runs) {
        new PageRouting(this::signedIn, new ClientAddress(trustedProxy), new ClientScheme(trustedProxy), config)
                .mount(server, pages(runs), runs.bodies());
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

    List<PageRoute> pages(PageRuns runs) {
        var pages = new ArrayList<PageRoute>();
        pages.addAll(PeoplePages.of(people));
        var visitors = Optional.of(desk.visitorAccount())
                .filter(name -> !name.isEmpty())
                .map(name -> (Supplier<OptionalLong>) () -> services.accounts().id(name));
        pages.addAll(new HomePages(
                        services.openApi(),
                        new FrontView(visitors.isPresent(), people.joining().isOpen()))
                .routes());
        pages.addAll(new OverviewPage(services.keys(), services.history(), services.clock()).routes());
        pages.addAll(new ApiKeyPages(services.keys(), desk.keysMax()).routes());
        pages.addAll(new RunPages(services.history()).routes());
        pages.addAll(new AccountPages(services.accounts(), services.plans(), services.people()).routes());
        pages.addAll(new GeneratePage(runs, services.history()).routes());
        pages.addAll(new ValidatePage(runs, visitors).routes());
        pages.addAll(new RunPage(runs, services.history()).routes());
        pages.addAll(new CheckPages(services.checks()).routes());
        return pages;
    }
}
