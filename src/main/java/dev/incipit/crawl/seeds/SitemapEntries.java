package dev.incipit.crawl.seeds;

import dev.incipit.crawl.frontier.Discovery;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The pages that the sitemaps of a run list, as many as fit, in the order of the files. Files are read at the same time, and whichever
 * is read first, the result is the same: a page of an earlier file pushes out the last one of a later file. Thread-safe.
 */
final class SitemapEntries {
    private final int pagesMax;
    private final int charactersMax;
    private final List<Deque<Discovery>> files = new ArrayList<>();
    private int pages;
    private int characters;

    /** Creates an empty list that holds so many pages, whose addresses have so many characters together. */
    SitemapEntries(int pagesMax, int charactersMax) {
        this.pagesMax = pagesMax;
        this.charactersMax = charactersMax;
    }

    /** Begins a file, which comes after those begun before, and returns its number. */
    synchronized int begin() {
        files.add(new ArrayDeque<>());
        return files.size() - 1;
    }

    /** Adds a page to a file. False if it does not fit, nor will a further one of this file. */
    synchronized boolean add(int file, Discovery page) {
        files.get(file).addLast(page);
        count(page, 1);
        boolean fits = true;
        while (pages > pagesMax || characters > charactersMax) {
            int last = files.size() - 1;
            while (files.get(last).isEmpty()) {
                last--;
            }
            count(files.get(last).removeLast(), -1);
            fits &= last != file;
        }
        return fits;
    }

    private void count(Discovery page, int sign) {
        pages += sign;
        characters += sign * page.target().toString().length();
    }

    synchronized boolean isEmpty() {
        return pages == 0;
    }

    synchronized List<Discovery> all() {
        return files.stream().<Discovery>flatMap(Deque::stream).toList();
    }
}
