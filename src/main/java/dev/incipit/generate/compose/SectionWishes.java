package dev.incipit.generate.compose;

import dev.incipit.generate.SectionWish;
import dev.incipit.generate.compose.IndexOutline.Entry;
import dev.incipit.generate.compose.IndexOutline.Part;
import dev.incipit.llmstxt.Section;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/** Puts the sections of an index into the order that its caller wants, under their names and with their pages. */
record SectionWishes(List<SectionWish> wishes) {
    /** Returns the sections: those that are wanted first, then the others in their order, last what an agent may skip. */
    List<Part> applied(List<Part> parts) {
        if (wishes.isEmpty()) {
            return parts;
        }
        var sections = new LinkedHashMap<String, List<Entry>>();
        wishes.forEach(wish -> sections.put(wish.name(), new ArrayList<>()));
        var optional = Optional.ofNullable(sections.remove(Section.OPTIONAL)).orElseGet(ArrayList::new);
        for (var part : parts) {
            for (var entry : part.entries()) {
                var name = wanted(entry).orElseGet(() -> renamed(part.name()));
                (name.equals(Section.OPTIONAL) ? optional : sections.computeIfAbsent(name, _ -> new ArrayList<>()))
                        .add(entry);
            }
        }
        sections.put(Section.OPTIONAL, optional);
        return sections.entrySet().stream()
                .filter(section -> !section.getValue().isEmpty())
                .map(section -> new Part(section.getKey(), section.getValue()))
                .toList();
    }

    /** Returns the section whose patterns the page matches first. */
    private Optional<String> wanted(Entry entry) {
        return wishes.stream()
                .filter(wish -> wish.pages().stream()
                        .anyMatch(glob -> glob.matches(entry.page().url())))
                .map(SectionWish::name)
                .findFirst();
    }

    /** Returns the name of the section as the caller writes it, whatever its letters' case. */
    private String renamed(String name) {
        return wishes.stream()
                .filter(wish -> wish.renamed().filter(name::equalsIgnoreCase).isPresent()
                        || wish.name().equalsIgnoreCase(name))
                .map(SectionWish::name)
                .findFirst()
                .orElse(name);
    }
}
