package dev.incipit.fetch;

import dev.incipit.fetch.folder.Folder;
import dev.incipit.fetch.folder.FolderFetcher;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A folder of built pages in place of the site at an address. Each run reads it through {@link #open}; nothing goes over a
 * network.
 */
public final class FolderSite {
    private final Folder folder;
    private final Fetcher fetcher;
    private final FetchConfig config;

    /**
     * @param base the address at which the folder is or will be served
     * @param config bounds of bytes and redirects
     * @throws IOException if the folder cannot be read
     */
    public FolderSite(Path folder, WebUrl base, FetchConfig config) throws IOException {
        this.folder = new Folder(folder);
        this.config = config;
        this.fetcher = new RedirectFetcher(new FolderFetcher(this.folder, base), config.redirectsMax());
    }

    /** The access of one run. */
    public FetchRun open() {
        return FetchRun.overFiles(fetcher, config);
    }

    /** How many of its pages no run has read, up to some hundred thousand. */
    public int unread() throws IOException {
        return folder.unread();
    }

    /** How many pages a folder has, up to some hundred thousand. */
    public static int pagesBelow(Path folder) throws IOException {
        return Folder.pagesBelow(folder);
    }
}
