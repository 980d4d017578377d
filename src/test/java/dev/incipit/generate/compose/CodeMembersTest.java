package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.survey.SitePages;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CodeMembersTest {
    @Test
    void aMemberHasTheTitleOfItsClassBeforeItsOwnName() {
        var pages = new SitePages(new TestPages()
                .add("/", "Gtk", "Text.")
                .add("/widget", "Gtk.Widget", "Text.")
                .add("/margin", "Gtk.Widget:margin-top", "Text.")
                .add("/map", "Gtk.Widget::map", "Text.")
                .add("/show", "Gtk.Widget.show()", "Text.")
                .add("/hide", "Gtk.Button.hide", "Text.")
                .add("/entry", "Gtk.Widget.Entry", "Text.")
                .add("/about", "Gtk: about it", "Text.")
                .add("/dpkt", "dpkt", "Text.")
                .add("/dpkt-ip", "dpkt.ip", "Text.")
                .report());
        var members = new CodeMembers(pages);
        assertEquals(
                List.of("/margin", "/map", "/show"),
                pages.all().stream()
                        .filter(members::have)
                        .map(page -> page.url().path())
                        .toList());
    }
}
