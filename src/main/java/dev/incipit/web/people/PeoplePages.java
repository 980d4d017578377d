package dev.incipit.web.people;

import dev.incipit.people.People;
import dev.incipit.web.serve.PageRoute;
import java.util.List;
import java.util.stream.Stream;

/** All pages of this room. */
public final class PeoplePages {
    private PeoplePages() {}

    public static List<PageRoute> of(People people) {
        return Stream.of(
                        new LoginPages(people).routes(),
                        new JoinPages(people).routes(),
                        new ResetPages(people).routes(),
                        new ProfilePages(people).routes(),
                        WaysPages.areFor(people) ? new WaysPages(people).routes() : List.<PageRoute>of(),
                        people.passkeys()
                                .map(passkeys -> new PasskeyPages(people, passkeys).routes())
                                .orElse(List.of()),
                        people.provider()
                                .map(provider -> new ProviderPages(people, provider).routes())
                                .orElse(List.of()))
                .flatMap(List::stream)
                .toList();
    }
}
