package dev.incipit.api;

import dev.incipit.fetch.Answers;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.Fetcher;
import java.util.Map;

/** A web of a few pages by their addresses; everything else is 404. */
public final class Pages implements Fetcher {
    private final Map<String, String> bodies;

    Pages(Map<String, String> bodies) {
        this.bodies = bodies;
    }

    /** A site with a home page and three more, at https://docs.example.test/. */
    public static Pages site() {
        return new Pages(Map.of(
                "https://docs.example.test/",
                page("Plain Text", "Plain Text turns rich documents into text that any program can read."),
                "https://docs.example.test/guide",
                page("Guide", "The guide shows how a first document is turned into text."),
                "https://docs.example.test/reference",
                page("Reference", "The reference lists every option that the converter understands."),
                "https://docs.example.test/about",
                page("About", "Who makes the converter, and how to reach the people behind it.")));
    }

    private static String page(String title, String text) {
        return "<!doctype html><html lang=en><head><title>" + title + "</title><meta name=description content=\"" + text
                + "\"></head><body><nav><a href=/guide>Guide</a> <a href=/reference>Reference</a> <a href=/about>About"
                + "</a></nav><main><h1>" + title + "</h1><p>" + (text + " ").repeat(6) + "</p><p>" + title
                + " has a second paragraph that says more, in words of its own, about " + title + ".</p></main></body>"
                + "</html>";
    }

    @Override
    public FetchOutcome fetch(FetchRequest request) {
        var body = bodies.get(request.url().toString());
        return Answers.foundOrMissing(request.url(), "text/html; charset=utf-8", body);
    }
}
