package dev.incipit.app.report;

import dev.incipit.app.terminal.CiSafeText;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.validate.Check;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.CheckGroup;
import dev.incipit.validate.ValidationReport;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Prints a JUnit report, which every CI system shows: a suite for each subject, a case for each check. A warning is no failure in
 * JUnit's terms; its message is the output of its case.
 */
public final class JunitReport implements LintOutput {
    private static final String SUITE = "testsuite";
    private static final String CASE = "testcase";
    private static final String FAILURE = "failure";
    private static final String OUTPUT = "system-out";

    private final Terminal terminal;
    private final List<LintResult> results = new ArrayList<>();

    public JunitReport(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void add(LintResult result) {
        results.add(
                result instanceof LintResult.Judged(var subject, var report)
                        ? new LintResult.Judged(subject, report.withoutText())
                        : result);
    }

    @Override
    public void end() {
        var text = new StringWriter();
        try {
            var xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
            xml.writeStartDocument("UTF-8", "1.0");
            newLine(xml, 0);
            xml.writeStartElement("testsuites");
            xml.writeAttribute("name", "incipit");
            for (var result : results) {
                switch (result) {
                    case LintResult.Judged(var subject, var report) -> write(xml, subject, report);
                    case LintResult.Unread(var subject, var reason) -> write(xml, subject, reason);
                }
            }
            newLine(xml, 0);
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.flush();
        } catch (XMLStreamException impossible) {
            throw new IllegalStateException(impossible);
        }
        terminal.printExactly(text.toString());
    }

    private static void write(XMLStreamWriter xml, LintSubject subject, ValidationReport report)
            throws XMLStreamException {
        // Checks that did not pass because of another are skipped cases.
        var heads = report.groups().stream().map(CheckGroup::check).toList();
        var failures = report.groups().stream()
                .filter(group -> group.status() == Status.FAIL)
                .map(CheckGroup::check)
                .toList();
        start(xml, subject, report.checks().size(), failures.size(), 0);
        for (var check : report.checks()) {
            var element = !heads.contains(check) ? "skipped" : failures.contains(check) ? FAILURE : OUTPUT;
            write(xml, subject, check, check.status() == Status.PASS ? "" : element);
        }
        newLine(xml, 1);
        xml.writeEndElement();
    }

    /** @param element what tells the outcome; empty for none */
    private static void write(XMLStreamWriter xml, LintSubject subject, Check check, String element)
            throws XMLStreamException {
        newLine(xml, 2);
        if (element.isEmpty()) {
            xml.writeEmptyElement(CASE);
            name(xml, subject, check.id());
            return;
        }
        xml.writeStartElement(CASE);
        name(xml, subject, check.id());
        newLine(xml, 3);
        if (element.equals(OUTPUT)) {
            xml.writeStartElement(element);
            xml.writeCharacters("warning: " + plain(check.message()));
            xml.writeEndElement();
        } else {
            xml.writeEmptyElement(element);
            xml.writeAttribute("message", plain(check.message()));
        }
        newLine(xml, 2);
        xml.writeEndElement();
    }

    private static void write(XMLStreamWriter xml, LintSubject subject, String reason) throws XMLStreamException {
        start(xml, subject, 1, 0, 1);
        newLine(xml, 2);
        xml.writeStartElement(CASE);
        name(xml, subject, "read");
        xml.writeEmptyElement("error");
        xml.writeAttribute("message", plain(reason));
        xml.writeEndElement();
        newLine(xml, 1);
        xml.writeEndElement();
    }

    private static void start(XMLStreamWriter xml, LintSubject subject, int tests, long failures, int errors)
            throws XMLStreamException {
        newLine(xml, 1);
        xml.writeStartElement(SUITE);
        xml.writeAttribute("name", plain(subject.shown()));
        xml.writeAttribute("tests", Integer.toString(tests));
        xml.writeAttribute("failures", Long.toString(failures));
        xml.writeAttribute("errors", Integer.toString(errors));
    }

    private static void name(XMLStreamWriter xml, LintSubject subject, String name) throws XMLStreamException {
        xml.writeAttribute("classname", plain(subject.shown()));
        xml.writeAttribute("name", name);
    }

    private static void newLine(XMLStreamWriter xml, int depth) throws XMLStreamException {
        xml.writeCharacters("\n" + "  ".repeat(depth));
    }

    /** Replaces what XML 1.0 cannot hold, even escaped (section 2.2), line ends, and what a log takes for a command. */
    private static String plain(String text) {
        var plain = new StringBuilder(text.length());
        CiSafeText.of(text)
                .codePoints()
                .map(point -> point < ' ' || (point >= 0xD800 && point <= 0xDFFF) || point == 0xFFFE || point == 0xFFFF
                        ? ' '
                        : point)
                .forEach(plain::appendCodePoint);
        return plain.toString();
    }
}
